import {
  type Asymptote,
  type Discontinuity,
  type DomainInterval,
  type Facts,
  type OneSidedLimit,
  printExactly,
  printValue,
  type Value,
} from "~/math/facts";
import { equals, list, places, pointOf } from "./phrases";

/** From what the function is, through its course, to its points one by one. */
export function sentencesOf(facts: Facts): string[] {
  const { constant, domain, of, slope } = facts;
  if (constant)
    return [`${of === "x" ? "A horizontal" : "A vertical"} line: ${equals(other(of), constant)} everywhere.`];
  if (domain.rest === "none" && domain.items.length === 0)
    return ["Defined nowhere in this window: there is nothing to draw."];
  return [
    ...(slope ? [`A straight line with slope ${printExactly(slope).replace("≈ ", "about ")}.`] : aboutDomain(facts)),
    ...aboutSymmetry(facts),
    ...(slope ? [] : aboutMonotonicity(facts)),
    ...aboutIntercept(facts),
    ...aboutZeros(facts),
    ...aboutExtrema(facts),
    ...aboutInflections(facts),
    ...aboutDiscontinuities(facts),
    ...aboutAsymptotes(facts),
    ...(facts.partial
      ? ["This description may be incomplete: there was not enough time to analyze the whole graph."]
      : []),
  ];
}

function other(of: "x" | "y"): "x" | "y" {
  return of === "x" ? "y" : "x";
}

function aboutDomain(facts: Facts): string[] {
  const { domain, of } = facts;
  if (domain.everywhere) return [`Defined for every ${of}.`];
  if (domain.rest === "more") return ["Defined on many separate stretches of this window."];
  return domain.rest === "none" ? [aboutDomainIntervals(facts)] : [];
}

function aboutDomainIntervals({ domain, of, from, to }: Facts): string {
  const [first, ...more] = domain.items;
  const last = more[more.length - 1] ?? first;
  const left = domain.items
    .slice(1)
    .flatMap(({ from }, k) => (domain.items[k]?.to.at.value === from.at.value ? [from.at] : []));
  const edge = 1e-9 * (to - from);
  if (first && last && first.from.at.value - from <= edge && to - last.to.at.value <= edge) {
    if (more.length === 0 && first.from.closed && last.to.closed) return "Defined everywhere in this window.";
    const ends = [...(first.from.closed ? [] : [first.from.at]), ...left, ...(last.to.closed ? [] : [last.to.at])];
    if (left.length === more.length) return `Defined in this window except at ${places(of, ends)}.`;
  }
  // Single points have a sentence of their own.
  const intervals = domain.items.filter((interval) => interval.from.at.value < interval.to.at.value);
  const named = intervals.length > 0 ? intervals : domain.items;
  return `Defined in this window for ${list(named.map((interval) => intervalText(interval, of)))}.`;
}

function intervalText({ from, to }: DomainInterval, of: string): string {
  if (from.at.value === to.at.value) return equals(of, from.at);
  if (from.beyond) return `${of} ${to.closed ? "≤" : "<"} ${bare(to.at)}`;
  if (to.beyond) return `${of} ${from.closed ? "≥" : ">"} ${bare(from.at)}`;
  return `${bare(from.at)} ${from.closed ? "≤" : "<"} ${of} ${to.closed ? "≤" : "<"} ${bare(to.at)}`;
}

function bare(value: Value): string {
  return printValue(value).replace("≈ ", "about ");
}

function aboutSymmetry({ symmetry, period, of }: Facts): string[] {
  const how =
    symmetry?.kind === "even" ? `about the ${other(of)}-axis (an even function)` : "about the origin (an odd function)";
  return [
    ...(symmetry ? [symmetry.proven ? `Symmetric ${how}.` : `Symmetric ${how}, as far as samples tell.`] : []),
    ...(period ? [`Periodic: it repeats with period ${bare(period)}.`] : []),
  ];
}

function aboutIntercept({ intercept, of }: Facts): string[] {
  return intercept ? [`Meets the ${other(of)}-axis at ${equals(other(of), intercept)}.`] : [];
}

function aboutZeros({ roots, zeroIntervals, of, discontinuities }: Facts): string[] {
  if (roots.rest === "more") return [`More than ${roots.items.length} zeros in this window.`];
  // At a jump the value may be that of the other side.
  const isZeroAt = (at: Value) =>
    discontinuities.items.every((point) => point.at.value !== at.value || point.value?.value === 0);
  const isWhole = zeroIntervals.every(({ from, to }) => isZeroAt(from) && isZeroAt(to));
  const stretches = zeroIntervals.map(({ from, to }) =>
    isWhole
      ? `from ${bare(from)} to ${bare(to)}`
      : `${bare(from)} ${isZeroAt(from) ? "≤" : "<"} ${of} ${isZeroAt(to) ? "≤" : "<"} ${bare(to)}`,
  );
  const parts = [
    ...(roots.items.length > 0 ? [`at ${places(of, roots.items)}`] : []),
    ...(zeroIntervals.length > 0 ? [isWhole ? `everywhere ${list(stretches)}` : `for ${list(stretches)}`] : []),
  ];
  const some = parts.length > 0 ? `Zero ${parts.join(", and ")}.` : null;
  if (roots.rest === "none") return [some ?? "No zeros in this window."];
  if (some) return [`${some} There may be more zeros in this window.`];
  // With that many discontinuities, zeros were not searched for.
  return discontinuities.rest === "more" ? [] : ["No zeros were found in this window."];
}

function aboutExtrema({ extrema, of }: Facts): string[] {
  if (extrema.rest === "more") return [`More than ${extrema.items.length} local maxima and minima in this window.`];
  const of_ = (kind: "minimum" | "maximum") => extrema.items.filter((turn) => turn.kind === kind);
  const said = (["maximum", "minimum"] as const).flatMap((kind) => {
    const found = of_(kind);
    const noun = found.length === 1 ? `Local ${kind}` : `Local ${kind === "maximum" ? "maxima" : "minima"}`;
    return found.length > 0 ? [`${noun} at ${list(found.map((turn) => pointOf(turn, of)))}.`] : [];
  });
  return extrema.rest === "perhaps" && said.length > 0 ? [...said, "There may be more of them in this window."] : said;
}

function aboutInflections({ inflections, of, partial }: Facts): string[] {
  if (!inflections) return [];
  const { items, rest } = inflections;
  if (rest === "more") return ["Many inflection points in this window."];
  const isUnclear = rest === "perhaps" && !partial;
  if (items.length === 0) return [];
  const said = `Inflection point${items.length === 1 ? "" : "s"} at ${list(items.map((point) => pointOf(point, of)))}.`;
  return isUnclear ? [said, "There may be more of them in this window."] : [said];
}

const NAMED = 3;

function aboutDiscontinuities({ discontinuities, of }: Facts): string[] {
  if (discontinuities.rest === "more") return ["Many breaks in this window: jumps, poles or ends."];
  const kinds = ["pole", "asymptote", "hole", "jump", "end", "point", "oscillation"] as const;
  return kinds.flatMap((kind) => {
    const found = discontinuities.items.filter((point) => point.kind === kind);
    return found.length > NAMED
      ? [
          `${PLURAL[kind]} at ${places(
            of,
            found.map(({ at }) => at),
          )}.`,
        ]
      : found.map((point) => aboutDiscontinuity(point, of));
  });
}

const PLURAL: Record<Discontinuity["kind"], string> = {
  pole: "Poles",
  asymptote: "Vertical asymptotes",
  hole: "Holes",
  jump: "Jumps",
  end: "Ends of the curve",
  point: "Single points",
  oscillation: "Points without a limit",
};

function aboutDiscontinuity({ kind, at, before, after, value, proven }: Discontinuity, of: "x" | "y"): string {
  const [where, w] = [equals(of, at), other(of)];
  const there = !proven ? "" : value ? `; the value there is ${bare(value)}` : "; there is no value there";
  switch (kind) {
    case "pole":
      return `A pole at ${where}: ${ways(before, after, of)}.`;
    case "asymptote":
      return `A vertical asymptote at ${where}: ${ways(before, after, of)}.`;
    case "hole":
      return `A hole at ${where}: the value is missing, and ${w} approaches ${bareSide(before)} there.`;
    case "jump":
      return sameSides(before, after)
        ? `A point off the curve at ${where}: ${w} approaches ${bareSide(before)}${there}.`
        : `A jump at ${where} from ${bareSide(before)} to ${bareSide(after)}${there}.`;
    case "end": {
      const side = before === "undefined" ? after : before;
      const verb = before === "undefined" ? "Begins" : "Ends";
      if (typeof side !== "object")
        return side === "unclear" ? `${verb} at ${where}.` : `${verb} at ${where}; the values settle nowhere.`;
      return `${verb} at ${pointOf({ at, value: value && isNear(value, side) ? value : side }, of)}${value ? "" : ", which does not belong to it"}.`;
    }
    case "point":
      return `A single point at ${value ? pointOf({ at, value }, of) : where}.`;
    case "oscillation":
      if (before === "unclear" || after === "unclear") return `It is not clear what ${w} approaches at ${where}.`;
      return `No limit at ${where}${before === after ? "" : " from one side"}: the values settle nowhere.`;
  }
}

function isNear(one: Value, other: Value): boolean {
  return Math.abs(one.value - other.value) <= 1e-6 * Math.max(1, Math.abs(one.value));
}

function sameSides(before: OneSidedLimit, after: OneSidedLimit): boolean {
  return typeof before === "object" && typeof after === "object" && printValue(before) === printValue(after);
}

function bareSide(side: OneSidedLimit): string {
  return typeof side === "object" ? bare(side) : side;
}

function ways(before: OneSidedLimit, after: OneSidedLimit, of: "x" | "y"): string {
  const [first, second] = of === "x" ? ["left", "right"] : ["below", "above"];
  if (before === after && (before === "up" || before === "down")) return `it goes ${wayOf(before)} on both sides`;
  const said = [
    ...(before === "undefined" ? [] : [`from ${first === "left" ? "the left" : first} it goes ${wayOf(before)}`]),
    ...(after === "undefined" ? [] : [`from ${second === "right" ? "the right" : second} it goes ${wayOf(after)}`]),
  ];
  return said.join(", ");
}

function wayOf(side: OneSidedLimit): string {
  if (typeof side === "object") return `to ${bare(side)}`;
  return side === "up" || side === "down" ? `${side} without bound` : "nowhere in particular";
}

function aboutAsymptotes({ asymptotes, of }: Facts): string[] {
  const ends =
    of === "x"
      ? { left: "to the left", right: "to the right", both: "on both sides" }
      : { left: "downwards", right: "upwards", both: "on both sides" };
  return asymptotes.map((line) => `Approaches the line ${lineText(line, of)} far out ${ends[line.towards]}.`);
}

function lineText({ slope, offset }: Asymptote, of: "x" | "y"): string {
  const w = other(of);
  if (slope.value === 0) return equals(w, offset);
  const text = bare(slope);
  const factor = Math.abs(slope.value) === 1 ? text.replace("1", "") : text.includes("/") ? `(${text})` : text;
  const sign = offset.value < 0 ? "−" : "+";
  const rest = offset.value === 0 ? "" : ` ${sign} ${bare(offset).replace("−", "")}`;
  return `${w} = ${factor}${of}${rest}`;
}

const WORDS = { up: "rises", down: "falls", level: "stays level" } as const;
const MOST_INTERVALS = 6;

function aboutMonotonicity({ monotoneIntervals, of, discontinuities, extrema, from, to }: Facts): string[] {
  const isAt = (value: number, at: number) => Math.abs(value - at) < 1e-6 * (to - from);
  const breaks = discontinuities.items.map(({ at }) => at);
  const places = [...breaks, ...extrema.items.map(({ at }) => at)];
  const placeOf = (at: number) => places.find(({ value }) => isAt(value, at));
  // Where nothing is between two that go the same way, they are one.
  const pieces = monotoneIntervals.reduce<MonotonePiece[]>((joined, { goes, ...ends }) => {
    const last = joined[joined.length - 1];
    const goesOn = last?.goes === goes && !breaks.some(({ value }) => isAt(value, last.to) || isAt(value, ends.from));
    return goesOn ? [...joined.slice(0, -1), { ...last, to: ends.to }] : [...joined, { goes, ...ends }];
  }, []);
  if (pieces.length === 0 || pieces.length > MOST_INTERVALS) return [];
  const sides = of === "x" ? "from left to right" : "from below to above";
  const said =
    onEachSide(pieces, of, placeOf) ?? pieces.map((_, k) => wayOfPiece(pieces, k, of, placeOf)).join(", then ");
  return [`In this window, ${sides}, it ${said}.`];
}

type MonotonePiece = Facts["monotoneIntervals"][number];
type PlaceOf = (at: number) => Value | undefined;

// It would be odd to hear of a function that always rises that it rises again.
function onEachSide(pieces: readonly MonotonePiece[], of: string, placeOf: PlaceOf): string | null {
  const [first, second, more] = pieces;
  if (!first || !second || pieces.some(({ goes }) => goes !== first.goes)) return null;
  if (more) return `${WORDS[first.goes]} on each of its pieces`;
  const [end, start] = [placeOf(first.to), placeOf(second.from)];
  return end && end === start ? `${WORDS[first.goes]} on both sides of ${equals(of, end)}` : null;
}

function wayOfPiece(pieces: readonly MonotonePiece[], k: number, of: string, placeOf: PlaceOf): string {
  const [before, piece] = [pieces[k - 1], pieces[k]];
  if (!piece) return "";
  const [end, start, last] = [placeOf(piece.to), placeOf(piece.from), before && placeOf(before.to)];
  return [
    WORDS[piece.goes] + (before?.goes === piece.goes ? " again" : ""),
    // Where it is not defined in between, it begins later than the piece before it ends.
    ...(start && last && start !== last ? [`from ${equals(of, start)}`] : []),
    ...(k < pieces.length - 1 && end ? [`until ${equals(of, end)}`] : []),
  ].join(" ");
}
