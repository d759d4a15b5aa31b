// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plans } from '../../../../infra/plans';
import { productName } from '../../../../shared/domain/product';
import { fakeServer, never, ok } from '../../testing/fake-server';
import { expectOutline } from '../../testing/outline';
import { LandingPage } from './landing-page';
import { PricingPage } from './pricing-page';
import { TravelContext } from './travel';

const go = vi.fn();
const open = () =>
  render(
    <TravelContext value={{ go }}>
      <LandingPage />
    </TravelContext>,
  );
const header = () => {
  const bar = document.querySelector<HTMLElement>('.site-header');
  if (!bar) throw new Error('There is no bar');
  return within(bar);
};
const toggle = () => header().getByRole('button', { name: /menu$/ });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';

function widen(width: number): void {
  window.innerWidth = width;
  fireEvent(window, new Event('resize'));
}

beforeEach(() => {
  go.mockClear();
  fakeServer({ 'GET /api/plans/getAllPlans': never });
  widen(400);
});
afterEach(cleanup);

describe('the landing page', () => {
  it('has its sections, and an anchor to each in the bar [LND-01]', () => {
    open();
    const links = header()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('#') && link.textContent !== productName);
    expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      'Features',
      'Pricing',
      'About Us',
      'Contact Us',
    ]);
    for (const link of links) {
      const section = document.querySelector(link.getAttribute('href') ?? '');
      expect(section?.tagName).toBe('SECTION');
      expect(document.getElementById(section?.getAttribute('aria-labelledby') ?? '')).toBeTruthy();
    }
  });

  it('leads to login and sign-up from the bar [LND-02]', () => {
    open();
    expect(header().getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    const signUp = header().getByRole('link', { name: 'Signup' });
    expect(signUp.getAttribute('href')).toBe('/auth/registerformik');
    fireEvent.click(signUp);
    expect(go).toHaveBeenCalledExactlyOnceWith('/auth/registerformik', undefined);
  });

  it('closes the mobile menu when the window is wider than 768 px, and not before [LND-02]', () => {
    open();
    fireEvent.click(toggle());
    expect(isOpen()).toBe(true);
    widen(768);
    expect(isOpen()).toBe(true);
    widen(769);
    expect(isOpen()).toBe(false);
  });

  it('closes the mobile menu by Escape, which gives the focus back, and by a choice [LND-02]', () => {
    open();
    fireEvent.click(toggle());
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
    fireEvent.click(toggle());
    fireEvent.click(header().getByRole('link', { name: 'Pricing' }));
    expect(isOpen()).toBe(false);
  });

  it('welcomes by the product’s name and leads to the sign-up [LND-03]', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Keystead');
    const start = screen.getByRole('link', { name: 'Get Started' });
    expect(start.getAttribute('href')).toBe('/auth/registerformik');
  });

  it.each([
    ['Flexible property management', /solo landlord.*large organization/],
    ['Smart access control', /Rental Owners and Managers get custom permissions/],
    ['Online rent payments', /pay online/],
    ['Tenant service requests', /one central dashboard/],
    ['Automated leases', /created.*Renewal and expiry are tracked/],
    ['Reports', /Revenue, property performance and unit status/],
  ])('advertises %s [LND-04]', (title, text) => {
    open();
    const feature = screen.getByRole('heading', { name: new RegExp(`^${title}`) }).closest('li');
    expect(feature?.textContent).toMatch(text);
  });

  it('says that smart access control belongs to the Org plan [LND-04]', () => {
    open();
    expect(screen.getByRole('heading', { name: /^Smart access control/ }).textContent).toContain('Org plan');
  });

  it('shows the product in pictures with words and a size each', () => {
    open();
    const pictures = [...document.querySelectorAll('img')];
    expect(pictures).toHaveLength(8);
    for (const picture of pictures) {
      expect(picture.alt.length).toBeGreaterThan(20);
      expect(picture.width * picture.height).toBeGreaterThan(0);
    }
  });
});

it('/auth/pricing is the pricing block by itself; its anchors lead to the landing page [LND-01]', () => {
  render(<PricingPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pricing');
  expect(screen.getByRole('radio', { name: 'Annually' })).toBeTruthy();
  expect(header().getByRole('link', { name: 'Features' }).getAttribute('href')).toBe('/auth/home#features');
});

describe('the public pages read', () => {
  beforeEach(() => {
    fakeServer({ 'GET /api/plans/getAllPlans': () => ok({ data: plans }) });
  });

  it('as the landing page does, top to bottom [LND-03][LND-04]', async () => {
    open();
    await expectOutline('site-landing');
  });

  it('as the pricing page does, by the year too [LND-05]', async () => {
    render(<PricingPage />);
    await screen.findByRole('heading', { name: 'Solo' });
    await expectOutline('site-pricing');
    fireEvent.click(screen.getByRole('radio', { name: 'Annually' }));
    await expectOutline('site-pricing-yearly');
  });
});
