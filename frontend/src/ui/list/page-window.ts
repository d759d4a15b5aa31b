/** Page numbers around `page`, counted from 1, with the first and last. `gap` stands for the omitted ones. */
export function pageWindow(page: number, pages: number, around = 1): readonly (number | 'gap')[] {
  const shown: (number | 'gap')[] = [];
  let left = false;
  for (let number = 1; number <= pages; number++) {
    const near = Math.abs(number - page) <= around || number === 1 || number === pages;
    // A gap of a single page shows that page instead.
    const bridge =
      (number === 2 && page <= around + 3) || (number === pages - 1 && page >= pages - around - 2);
    if (near || bridge) {
      shown.push(number);
      left = false;
    } else if (!left) {
      shown.push('gap');
      left = true;
    }
  }
  return shown;
}
