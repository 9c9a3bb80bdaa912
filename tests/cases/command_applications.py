"""Commands of an application are entry points, with their defaults: https://typer.tiangolo.com/tutorial/commands/ (0.20)."""
import torch
import typer
from typing_extensions import Annotated

app = typer.Typer(add_completion=False)


@app.command()
def train(data: str, hidden: int = 64, batch: Annotated[int, typer.Option(help="samples")] = 8, width: int = typer.Option(3)):
    x = torch.zeros(batch, hidden, width)  # S: x (8, 64, 3)
    if hidden > 100:
        raise typer.Exit(code=1)
    x @ torch.zeros(width, 2)
    x @ torch.zeros(batch, 2)  # E: matmul-inner-dimensions (8, 64, 3) (8, 2)


@app.command("eval")
def evaluate(path: str = typer.Argument(...), rows: int = typer.Argument(4)):
    typer.echo(path)
    x = torch.zeros(rows, 1)  # S: x (4, 1)


if __name__ == "__main__":
    app()
