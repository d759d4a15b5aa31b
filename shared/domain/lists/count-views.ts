/** How many lines each built-in view of a list has, and all of them. */
export function countViews<Line, const View extends string>(
  lines: readonly Line[],
  views: readonly View[],
  isIn: (view: View, line: Line) => boolean,
): Record<View | 'all', number> {
  const counts = views.map((view) => [view, lines.filter((line) => isIn(view, line)).length]);
  return Object.fromEntries([['all', lines.length], ...counts]);
}
