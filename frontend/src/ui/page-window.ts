/** The page numbers to show around `page`: always the first and the last, `gap` for what is left out. `page` counts from 1. */
export function pageWindow(page: number, pages: number, around = 1): readonly (number | 'gap')[] {
  const shown: (number | 'gap')[] = [];
  let left = false;
  for (let number = 1; number <= pages; number++) {
    const near = Math.abs(number - page) <= around || number === 1 || number === pages;
    // A gap of one page is that page.
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
