// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';
import { fakeServer, ok } from '../../../testing/fake-server';
import { TravelContext } from '../travel';
import { PricingBlock } from './pricing-block';

const plan = (id: number, name: string, more: Partial<Plan> = {}): Plan => ({
  id,
  plan: name,
  price: 19,
  annual_price: 190,
  description: 'One,Two',
  no_of_properties: 10,
  no_of_units: 50,
  ...more,
});
const solo = plan(1, 'Solo', { price: 0, annual_price: 0, no_of_properties: 1, no_of_units: 4 });
const landlord = plan(2, 'Landlord', { price: 19.99, annual_price: 190.5 });
const odd = plan(3, 'Odd', { price: 49, annual_price: 0 });
const large = plan(4, 'Org', {
  price: 149,
  annual_price: 1490,
  description: 'A, B ,C,,D,E,F,G',
  no_of_units: 10_000,
});

const plansAre = (...plans: readonly Plan[]) =>
  fakeServer({ 'GET /api/plans/getAllPlans': () => ok({ data: plans }) });

const cardOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { name })).closest('li');
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
};
const yearly = () => fireEvent.click(screen.getByRole('radio', { name: 'Annually' }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the pricing block', () => {
  it('asks the server for the plans and shows a card for each [LND-05][API-23]', async () => {
    const calls = plansAre(solo, landlord, large);
    render(<PricingBlock headingLevel={3} />);
    expect(screen.getByText('Loading the plans')).toBeTruthy();
    await cardOf('Solo');
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Solo',
      'Landlord',
      'Org',
    ]);
    expect(calls).toEqual(['GET /api/plans/getAllPlans']);
  });

  it('shows the month’s price, then the year’s, both with twelve months crossed out to the cent [LND-05]', async () => {
    plansAre(landlord, large);
    render(<PricingBlock headingLevel={3} />);
    const card = await cardOf('Landlord');
    expect(card.getByText(/^\$19\.99/).textContent).toBe('$19.99 a month');
    const crossedOut = () => [...document.querySelectorAll('s')].map(({ textContent }) => textContent);
    expect(crossedOut()).toEqual(['was $239.88', 'was $1,788.00']);
    yearly();
    expect(card.getByText(/^\$190\.50/).textContent).toBe('$190.50 a year');
    expect(crossedOut()).toEqual(['was $239.88', 'was $1,788.00']);
    expect(card.getByText('save $49.38')).toBeTruthy();
  });

  it('is a radio group, and says a change of billing aloud [LND-05]', async () => {
    plansAre(solo, landlord);
    render(<PricingBlock headingLevel={3} />);
    await cardOf('Landlord');
    const group = screen.getByRole('group', { name: 'Billing' });
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
    expect((screen.getByRole('radio', { name: 'Monthly' }) as HTMLInputElement).checked).toBe(true);
    yearly();
    expect(screen.getByRole('status').textContent).toBe('Prices by the year: Landlord $190.50');
  });

  it('calls a plan without a price of either kind a trial, and names its button by the price [LND-06]', async () => {
    plansAre(solo, landlord, odd);
    render(<PricingBlock headingLevel={3} />);
    const seen = async (name: string) => {
      const card = await cardOf(name);
      return [card.queryByText('14-days Trial') !== null, card.getByRole('link').textContent];
    };
    expect(await seen('Solo')).toEqual([true, 'Try for Free']);
    expect(await seen('Landlord')).toEqual([false, 'Signup']);
    expect(await seen('Odd')).toEqual([true, 'Signup']);
  });

  it('says how much fits the plan [LND-07]', async () => {
    plansAre(solo, large);
    render(<PricingBlock headingLevel={3} />);
    expect((await cardOf('Solo')).getByText('Property: 1 Units: 4')).toBeTruthy();
    expect((await cardOf('Org')).getByText('Property: 10 Units: 10000')).toBeTruthy();
  });

  it('shows five features, and the others when asked for [LND-08]', async () => {
    plansAre(landlord, large);
    render(<PricingBlock headingLevel={3} />);
    const card = await cardOf('Org');
    const features = () => card.getAllByRole('listitem').map((item) => item.textContent);
    expect(features()).toEqual(['A', 'B', 'C', 'D', 'E']);
    fireEvent.click(card.getByRole('button', { name: /^More\.\.\./ }));
    expect(features()).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
    fireEvent.click(card.getByRole('button', { name: /^Show Less/ }));
    expect(features()).toHaveLength(5);
    expect((await cardOf('Landlord')).queryByRole('button')).toBeNull();
  });

  it('gives a choice to the supplied handler [LND-09]', async () => {
    plansAre(landlord);
    const onChoose = vi.fn();
    render(<PricingBlock headingLevel={3} onChoose={onChoose} />);
    const card = await cardOf('Landlord');
    yearly();
    fireEvent.click(card.getByRole('button', { name: /^Signup/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(landlord, true);
  });

  it('else leads to the sign-up with plan and annual flag, in the address and in navigation state [LND-09]', async () => {
    plansAre(landlord);
    const go = vi.fn();
    render(
      <TravelContext value={{ go }}>
        <PricingBlock headingLevel={3} />
      </TravelContext>,
    );
    const link = (await cardOf('Landlord')).getByRole('link');
    expect(link.getAttribute('href')).toBe('/auth/registerformik?planid=2');
    yearly();
    fireEvent.click(link);
    expect(go).toHaveBeenCalledExactlyOnceWith('/auth/registerformik?planid=2&annual=true', {
      plan: landlord,
      annual: true,
    });
    fireEvent.click(link, { ctrlKey: true });
    expect(go).toHaveBeenCalledOnce();
  });

  it('says so when the plans cannot be read, logs it, and asks again [API-23]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({});
    render(<PricingBlock headingLevel={3} />);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(log).toHaveBeenCalledOnce();
    plansAre(solo);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await cardOf('Solo');
  });

  it('says so when there is none', async () => {
    plansAre();
    render(<PricingBlock headingLevel={3} />);
    await waitFor(() => expect(screen.getByText('No plans are available right now.')).toBeTruthy());
  });
});
