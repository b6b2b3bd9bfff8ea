import type { Point3, Segment3 } from "./model";

/** The surface between neighbouring nodes: whole, or ending at one or two borders on the way. */
export interface Link {
  whole: boolean;
  /** Where the surface from the first node ends; null where it is undefined. */
  near: Point3 | null;
  far: Point3 | null;
}

export interface SurfaceGrid {
  cellsPerRow: number;
  nodes: Point3[];
  across: Link[];
  along: Link[];
  isLate: boolean;
}

export type Heights = (x: number, y: number) => Point3;

const HALVINGS = 12;

/** Finds the domain's border, or a jump: heights that differ by more than `steep` however often the way is halved. */
export function linkNodes(a: Point3, b: Point3, heightAt: Heights, steep: number): Link {
  if (isDefined(a) && isDefined(b)) return Math.abs(a.z - b.z) <= steep ? WHOLE : searchJump(a, b, heightAt);
  return {
    whole: false,
    near: isDefined(a) ? searchEnd(a, b, heightAt) : null,
    far: isDefined(b) ? searchEnd(b, a, heightAt) : null,
  };
}

export function segmentsOf(a: Point3, b: Point3, { whole, near, far }: Link): Segment3[] {
  if (whole) return [[a, b]];
  return [...(near ? [[a, near] as const] : []), ...(far ? [[far, b] as const] : [])];
}

export function isDefined({ z }: Point3): boolean {
  return Number.isFinite(z);
}

const WHOLE: Link = { whole: true, near: null, far: null };

function searchEnd(defined: Point3, undefinedOne: Point3, heightAt: Heights): Point3 {
  let [inside, outside] = [defined, undefinedOne];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = between(inside, outside, heightAt);
    if (isDefined(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

function searchJump(a: Point3, b: Point3, heightAt: Heights): Link {
  let [near, far] = [a, b];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = between(near, far, heightAt);
    if (!isDefined(middle))
      return { whole: false, near: searchEnd(near, middle, heightAt), far: searchEnd(far, middle, heightAt) };
    if (Math.abs(middle.z - near.z) > Math.abs(far.z - middle.z)) far = middle;
    else near = middle;
    if (Math.abs(far.z - near.z) < Math.abs(b.z - a.z) / 2) return WHOLE;
  }
  return { whole: false, near, far };
}

function between(a: Point3, b: Point3, heightAt: Heights): Point3 {
  return heightAt((a.x + b.x) / 2, (a.y + b.y) / 2);
}
