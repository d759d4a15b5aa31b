/** Hosted pages look like neither the product nor Stripe, so that nobody confuses them. */
export const style = `
:root { color-scheme: light dark; --paper: light-dark(#f6f7fb, #12141c); --card: light-dark(#fff, #1a1d28); --ink: light-dark(#1b2033, #eceef6);
  --quiet: light-dark(#5a6178, #a5abc0); --line: light-dark(#dfe2ec, #2f3445); --edge: light-dark(#80879d, #737b94); --accent: light-dark(#4338ca, #a5b4fc); --on: light-dark(#fff, #14162b);
  --bad: light-dark(#b3261e, #ff9c93); --bad-tint: light-dark(#fdecea, #3a1d1d); --good: light-dark(#1b6b3a, #7fd39b); --good-tint: light-dark(#e7f4ec, #17301f); --warn: light-dark(#7a4a00, #f2b968); --warn-tint: light-dark(#fff3dc, #33270f); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; font-variant-numeric: tabular-nums; }
a { color: var(--accent); text-underline-offset: 2px; } h1, h2, h3, p { margin: 0; }
h1 { font-size: 1.375rem; line-height: 1.25; } h2 { font-size: 1.05rem; line-height: 1.3; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.band { background: var(--warn-tint); color: var(--warn); font-size: .875rem; text-align: center; padding: .5rem 1rem; }
.band strong { font-weight: 650; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
main.narrow { max-width: 34rem; } main.middle { max-width: 46rem; }
.back { display: inline-block; text-decoration: none; margin-block-end: 1.25rem; min-height: 1.75rem; }
.two { display: grid; gap: 2rem; } @media (min-width: 52rem) { .two { grid-template-columns: 1fr 1.1fr; gap: 4rem; } main { padding-block-start: 3rem; } }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem; }
.stack { display: grid; gap: 1rem; align-content: start; } .tight { gap: .35rem; } .loose { gap: 2rem; }
.quiet { color: var(--quiet); } .small { font-size: .875rem; } .price { font-size: 2.25rem; font-weight: 650; line-height: 1.1; letter-spacing: -.02em; }
.row { display: flex; gap: .75rem; justify-content: space-between; align-items: baseline; flex-wrap: wrap; } .row.mid { align-items: center; } .row.keep { flex-wrap: nowrap; }
.total { border-block-start: 1px solid var(--line); padding-block-start: .75rem; font-weight: 650; }
.field label { display: block; font-size: .875rem; font-weight: 550; margin-block-end: .3rem; }
.field input, .field select { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--edge); border-radius: 8px; }
.field input[aria-invalid] { border-color: var(--bad); border-width: 2px; }
.hint { font-size: .8125rem; color: var(--quiet); margin-block-start: .3rem; } .error { font-size: .875rem; color: var(--bad); margin-block-start: .3rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; } .thirds { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: .75rem; }
fieldset { border: 0; padding: 0; margin: 0; min-width: 0; } legend { font-weight: 600; padding: 0; margin-block-end: .5rem; }
.choice { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--edge); cursor: pointer; }
.choice:first-of-type { border-radius: 8px 8px 0 0; } .choice:last-of-type { border-radius: 0 0 8px 8px; border-block-start: 0; }
.choice:has(input:checked) { box-shadow: inset 0 0 0 1px var(--accent); border-color: var(--accent); } input[type=radio], input[type=checkbox] { width: 1.1rem; height: 1.1rem; accent-color: var(--accent); flex: none; }
form:has(#by-bank:checked) .by-card, form:not(:has(#by-bank:checked)) .by-bank { display: none; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: .5rem 1.1rem; font: inherit; font-weight: 600; border-radius: 8px; border: 1px solid var(--edge); background: var(--card); color: var(--ink); cursor: pointer; text-decoration: none; }
button.main, .button.main { background: var(--accent); border-color: var(--accent); color: var(--on); } button.wide { width: 100%; } button.bad { color: var(--bad); border-color: var(--bad); }
button.plain { border: 0; background: none; color: var(--accent); padding-inline: .25rem; text-decoration: underline; font-weight: 500; } .actions { display: flex; gap: .75rem; flex-wrap: wrap; align-items: center; }
button:hover, .button:hover { filter: brightness(.96); }
.banner { padding: .75rem 1rem; border-radius: 8px; font-size: .9375rem; } .banner.bad { background: var(--bad-tint); color: var(--bad); } .banner.good { background: var(--good-tint); color: var(--good); } .banner.calm { background: var(--warn-tint); color: var(--warn); }
.tag { display: inline-block; font-size: .8125rem; font-weight: 600; padding: .1rem .5rem; border-radius: 6px; background: var(--line); } .tag.good { background: var(--good-tint); color: var(--good); } .tag.bad { background: var(--bad-tint); color: var(--bad); } .tag.warn { background: var(--warn-tint); color: var(--warn); }
ul.plain { list-style: none; margin: 0; padding: 0; } ul.plain > li { padding-block: .75rem; border-block-start: 1px solid var(--line); } ul.plain > li:first-child { border: 0; padding-block-start: 0; } ul.plain > li:last-child { padding-block-end: 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1.25rem; margin: 0; } dt { color: var(--quiet); } dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
details { border: 1px dashed var(--edge); border-radius: 8px; padding: .6rem .9rem; font-size: .875rem; } summary { cursor: pointer; font-weight: 600; min-height: 1.75rem; }
details table { width: 100%; border-collapse: collapse; margin-block-start: .5rem; } details td { padding: .25rem 0; vertical-align: top; } code { font: 500 .8125rem ui-monospace, monospace; white-space: nowrap; padding-inline-end: .75rem; }
ol.steps { display: flex; gap: .5rem; list-style: none; padding: 0; margin: 0; font-size: .8125rem; color: var(--quiet); flex-wrap: wrap; } ol.steps li + li::before { content: "›"; margin-inline-end: .5rem; } ol.steps [aria-current] { color: var(--ink); font-weight: 650; }
`;
