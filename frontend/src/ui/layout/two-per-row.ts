/**
 * Columns of a grid on a phone: two, or one when large text needs more than half of the width.
 * `least` is what a column needs, as a CSS length.
 */
export const twoPerRow = (least: string): string =>
  `repeat(auto-fit, minmax(min(100%, max(${least}, calc(50% - 0.5rem))), 1fr))`;
