"""Plots: where means, intervals and curves lie."""

import xml.etree.ElementTree as ET

from mamlaka.drawing import PlotRow, interval_plot, line_plot

SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ET.Element:
    """Return the root of a picture."""
    return ET.fromstring(picture)  # noqa: S314  # ours


def shapes(root: ET.Element, name: str, kind: str) -> list[ET.Element]:
    """Return the elements with a name and a class."""
    return [element for element in root.iter(SVG + name) if element.get("class") == kind]


def across(element: ET.Element, name: str = "x1") -> float:
    """Return a horizontal coordinate."""
    return float(element.get(name, "nan"))


def test_means_and_intervals_lie_on_one_axis() -> None:
    """Distances in the picture are in the ratio of the values; the dashed line is at zero."""
    rows = {"a": [PlotRow("first", -20, -30, -10)], "b": [PlotRow("second", 40, 30, 50, is_main=True)]}
    root = parsed(interval_plot("title", "note", rows))
    first, second = shapes(root, "line", "interval")
    (zero,) = shapes(root, "line", "zero")
    unit = (across(second, "x2") - across(first)) / 80

    both = zip((first, second), shapes(root, "circle", "mean"), (*rows["a"], *rows["b"]), strict=True)
    for line, circle, row in both:
        found = (across(line), across(circle, "cx"), across(line, "x2"))
        assert all(
            abs((x - across(zero)) - unit * value) < 0.2
            for x, value in zip(found, (row.low, row.mean, row.high), strict=True)
        )
    assert float(second.get("y1", 0)) > float(first.get("y1", 0))


def test_everything_lies_in_the_picture() -> None:
    """Small and large values, one value, and values on one side of zero have an axis that shows them."""
    for values in ((0.001, 0.002), (-3e6, 2e6), (0.0, 0.0), (7.0, 9.0)):
        low, high = values
        root = parsed(interval_plot("t", "n", {"g": [PlotRow("r", (low + high) / 2, low, high)]}))
        (line,) = shapes(root, "line", "interval")
        assert 0 <= across(line) <= across(line, "x2") <= float(root.get("width", 0))

        root = parsed(line_plot("t", "n", {"c": [(0, low), (5, high)]}, {"level": high}))
        (curve,) = shapes(root, "polyline", "curve")
        heights = [float(point.split(",")[1]) for point in (curve.get("points") or "").split()]
        assert 0 <= heights[1] <= heights[0] <= float(root.get("height", 0))


def test_a_curve_rises_to_its_level() -> None:
    """A curve that ends at a level ends where its line is, and later points are further right."""
    root = parsed(line_plot("t", "n", {"c": [(0, -50), (30, -40), (60, -20)]}, {"level": -20}))
    (curve,) = shapes(root, "polyline", "curve")
    (level,) = shapes(root, "line", "zero")
    points = [tuple(map(float, point.split(","))) for point in (curve.get("points") or "").split()]

    assert points == sorted(points)
    assert [y for _, y in points] == sorted((y for _, y in points), reverse=True)
    assert abs(points[-1][1] - float(level.get("y1", 0))) < 0.2


def test_any_sign_may_be_in_a_name() -> None:
    """Names are text, whatever signs they contain."""
    name = "<b> & \"c\" 'd'"
    for picture in (
        interval_plot(name, name, {name: [PlotRow(name, 1, 0, 2, name)]}),
        line_plot(name, name, {name: [(0, 0), (1, 1)]}, {name: 1}),
    ):
        assert [text for text in parsed(picture).itertext() if "<b>" in text] == [name] * picture.count("&lt;b&gt;")
