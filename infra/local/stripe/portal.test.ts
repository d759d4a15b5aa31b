import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardFields, follow, open, send } from './testing/browser';
import { type Opened, openDouble } from './testing/open-double';
import { keepMethod, openInvoices, openPortal, subscribe, withPlans } from './testing/subscriber';

let opened: Opened;
beforeEach(async () => {
  opened = await openDouble();
});
afterEach(() => opened.close());

async function portal() {
  const { customer, price } = await withPlans(opened);
  const subscription = await subscribe(opened, {
    customer: customer.id,
    price: price('landlord_monthly'),
  });
  const openPage = () => openPortal(opened, customer.id);
  const now = () => opened.stripe.subscriptions.retrieve(subscription.id);
  return { customer, subscription, openPage, page: await openPage(), now };
}

describe('the billing portal', () => {
  it('shows plan, card and invoices, and leads back', async () => {
    const { page } = await portal();
    const { html } = await open(page);
    for (const text of [
      'Keystead landlord_monthly',
      'Renews on Dec 21, 2026.',
      'Visa •••• 4242',
      '$19.00',
      'Paid',
    ])
      expect(html).toContain(text);
    expect(html).toContain('href="http://localhost:3000/back"');
  });

  it('ends a subscription at its period’s end, and takes that back', async () => {
    const { page, subscription, now } = await portal();
    const confirm = `${page}/cancel/${subscription.id}`;
    expect((await open(confirm)).html).toContain('It stays until Dec 21, 2026');
    expect((await send(confirm, {})).status).toBe(303);
    expect((await now()).cancel_at_period_end).toBe(true);
    await send(page, { action: 'resume', id: subscription.id });
    expect((await now()).cancel_at_period_end).toBe(false);
  });

  it('repairs a declined renewal: another card, then the open invoice', async () => {
    const { page, customer, openPage, now } = await portal();
    await send(`${page}/add`, cardFields('4000000000000341'));
    await opened.moveTo('2026-12-21T10:00:05Z');
    expect((await now()).status).toBe('past_due');
    const repair = await openPage();
    expect((await open(repair)).html).toContain('A payment failed.');
    const [owed] = await openInvoices(opened, customer.id);
    const declined = await send(repair, { action: 'pay', id: owed?.id ?? '' });
    expect(declined).toMatchObject({ status: 402, html: expect.stringContaining('Your card was declined.') });
    expect((await send(`${repair}/add`, cardFields('4000000000000002'))).html).toContain(
      'Your card was declined.',
    );
    await send(`${repair}/add`, cardFields('5555555555554444'));
    expect((await send(repair, { action: 'pay', id: owed?.id ?? '' })).location).toContain('message=paid');
    expect((await now()).status).toBe('active');
    await opened.moveTo('2027-01-21T10:00:05Z');
    expect((await now()).status).toBe('active');
  });

  it('asks the bank before a card is kept, when it wants that', async () => {
    const { page, now } = await portal();
    const challenge = follow(opened, await send(`${page}/add`, cardFields('4000002500003155')));
    expect((await send(challenge, { result: 'fail' })).html).toContain('was not added');
    const again = follow(opened, await send(`${page}/add`, cardFields('4000002500003155')));
    await send(again, { result: 'complete' });
    await opened.moveTo('2026-12-21T10:00:05Z');
    expect((await now()).status).toBe('active');
  });

  it('asks the bank before an open invoice is paid, when it wants that each time', async () => {
    const { page, customer, openPage, now } = await portal();
    await send(follow(opened, await send(`${page}/add`, cardFields('4000002760003184'))), {
      result: 'complete',
    });
    await opened.moveTo('2026-12-21T10:00:05Z');
    expect((await now()).status).toBe('past_due');
    const [owed] = await openInvoices(opened, customer.id);
    const payNow = async () =>
      follow(opened, await send(await openPage(), { action: 'pay', id: owed?.id ?? '' }));
    const challenge = await payNow();
    expect((await open(challenge)).html).toContain('Keystead asks for <strong>$19.00</strong>');
    const refused = follow(opened, await send(challenge, { result: 'fail' }));
    expect((await open(refused)).html).toContain('Invoice due');
    expect((await now()).status).toBe('past_due');
    const paid = follow(opened, await send(await payNow(), { result: 'complete' }));
    expect((await open(paid)).html).toContain('Invoice paid');
    expect((await now()).status).toBe('active');
    expect((await open(challenge)).status).toBe(404);
  });

  it('changes the default, removes a spare card, and keeps the one in use', async () => {
    const { page, now } = await portal();
    const visa = String((await now()).default_payment_method);
    await send(`${page}/add`, cardFields('5555555555554444'));
    const mastercard = String((await now()).default_payment_method);
    expect(mastercard).not.toBe(visa);
    expect((await send(page, { action: 'remove', id: mastercard })).location).toContain('message=in-use');
    await send(page, { action: 'default', id: visa });
    await send(page, { action: 'remove', id: mastercard });
    const { html } = await open(page);
    expect([html.includes('Visa •••• 4242'), html.includes('Mastercard')]).toEqual([true, false]);
  });

  it('is closed after an hour, and to guesses', async () => {
    const { page } = await portal();
    expect((await open(`${opened.url}/p/session/test_guess`)).status).toBe(404);
    await opened.moveTo('2026-11-21T11:00:05Z');
    expect((await open(page)).status).toBe(404);
    expect((await send(page, { action: 'pay', id: 'in_1' })).status).toBe(404);
  });

  it('touches nothing of another customer', async () => {
    const { page } = await portal();
    const other = await opened.stripe.customers.create({ email: 'other@demo.test' });
    const card = await keepMethod(opened, { customer: other.id });
    await send(page, { action: 'remove', id: card });
    const { status } = await opened.stripe.paymentIntents.create({
      amount: 1_900,
      currency: 'usd',
      customer: other.id,
      payment_method: card,
      confirm: true,
      off_session: true,
    });
    expect(status).toBe('succeeded');
  });
});

describe('an invoice’s page', () => {
  it('shows the lines, has a PDF, and takes a card when it is open', async () => {
    const { page, customer, now } = await portal();
    const [first] = (await opened.stripe.invoices.list()).data;
    expect((await open(first?.hosted_invoice_url ?? '')).html).toContain(
      '1 × Keystead landlord_monthly (at $19.00 / month)',
    );
    const pdf = await fetch(first?.invoice_pdf ?? '');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain(`Receipt-${first?.number}.pdf`);
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    expect((await PDFDocument.load(await pdf.arrayBuffer())).getTitle()).toBe(`Receipt ${first?.number}`);
    await send(`${page}/add`, cardFields('4000000000000341'));
    await opened.moveTo('2026-12-21T10:00:05Z');
    const [owed] = await openInvoices(opened, customer.id);
    const address = owed?.hosted_invoice_url ?? '';
    expect((await send(address, cardFields('4000000000000341'))).status).toBe(402);
    expect((await send(address, cardFields())).status).toBe(303);
    expect((await now()).status).toBe('active');
    expect((await open(address)).html).toContain('Invoice paid');
  });
});
