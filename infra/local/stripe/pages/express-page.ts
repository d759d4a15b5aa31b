import { balanceOf } from '../connect/balance';
import { inBook } from '../core/work';
import { dayText, html, money } from './html';
import { linkOf } from './links';
import type { PageAnswer, PageCall } from './page';

/** `/express/<token>`: what an owner sees of the money: what is there, what is on its way, what was paid out. */
export function expressPage(call: PageCall): PageAnswer | undefined {
  const [, token = ''] = call.parts;
  const link = linkOf(call, token, 'express');
  if (!link) return undefined;
  const work = inBook(call.work, link.subject);
  const balance = balanceOf(work);
  const payouts = work.book.all('payout').toReversed();
  const body = html`<main class="narrow"><div class="stack"><h1>Your payouts</h1>
<section class="card"><dl><dt>Available</dt><dd>${money(balance.available[0]?.amount ?? 0)}</dd><dt>On its way to your bank</dt><dd>${money(balance.pending[0]?.amount ?? 0)}</dd></dl></section>
<section class="card stack"><h2>Paid out</h2>${payouts.length === 0 ? html`<p class="quiet">Nothing has been paid out yet.</p>` : html`<ul class="plain">${payouts.map((payout) => html`<li class="row"><span>${dayText(payout.arrival_date)}</span><span>${money(payout.amount)}</span></li>`)}</ul>`}</section></div></main>`;
  return { kind: 'html', title: 'Payouts (simulation)', body: body.text };
}
