import type { Page } from '@playwright/test';

/** Texts nobody can see or reach: past the screen's edge, cut off, or wider than their cell. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 1;
    const cuts = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX);
    const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX);
    /** On purpose: one line a cell (desk.md §0). Amounts never end so. */
    const endsInEllipsis = (style: CSSStyleDeclaration) => style.textOverflow === 'ellipsis';
    const isPast = (box: DOMRect, left: number, right: number) =>
      box.left < left - slack || box.right > right + slack;

    /** The nearest ancestor that cuts it off; undefined when it is whole or can be scrolled to. */
    function cutBy(element: Element): string | undefined {
      const box = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (scrolls(style) || endsInEllipsis(style)) return undefined;
        const edge = around.getBoundingClientRect();
        if (cuts(style) && isPast(box, edge.left, edge.right)) return `cut by its ${around.tagName}`;
      }
      return isPast(box, 0, innerWidth) ? 'past the edge of the screen' : undefined;
    }

    /** Texts wider than their box, except those that end in an ellipsis on purpose. */
    function overflows(element: Element): string | undefined {
      const style = getComputedStyle(element);
      if (endsInEllipsis(style) || scrolls(style) || style.display === 'inline') return undefined;
      return element.scrollWidth > element.clientWidth + slack ? 'wider than its box' : undefined;
    }

    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // Text only for screen readers is one pixel large.
      return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
    };
    const found = document.querySelectorAll(
      'main :is(td, th, li, p, dt, dd, h1, h2, h3, bdi, a, button, input, select, label)',
    );
    const problems = [...found].filter(isSeen).flatMap((element) => {
      const why = cutBy(element) ?? overflows(element);
      const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return why ? [`${element.tagName} “${words.slice(0, 60)}” is ${why}`] : [];
    });
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [...problems, `The page is ${scrollWidth} wide`] : problems;
  });
