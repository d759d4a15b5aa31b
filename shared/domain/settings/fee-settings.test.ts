import { describe, expect, it } from 'vitest';
import { feeRules, organizationFeesAfter, propertyFeesAfter } from './fee-settings';

const [monday, tuesday, friday] = ['2026-07-06T12:00Z', '2026-07-07T12:00Z', '2026-07-10T12:00Z'] as const;
const automatic = { mode: 'automatic', since: monday } as const;

describe('who charges fees', () => {
  it('nobody but a person, until somebody sets it [D62]', () => {
    expect(feeRules()).toEqual({
      lateFees: { mode: 'off', since: '' },
      returnedFee: { cents: 3_500, isAutomatic: false, since: '' },
    });
  });

  it('is the property’s own switch, else the organization’s', () => {
    const own = { lateFees: { mode: 'remind', since: tuesday } } as const;
    expect(feeRules({ lateFees: automatic }).lateFees).toEqual(automatic);
    expect(feeRules({ lateFees: automatic }, own).lateFees).toEqual(own.lateFees);
    expect(feeRules({ lateFees: automatic }, own).returnedFee.cents).toBe(3_500);
  });

  it('a property that goes by the organization again counts from then on [D18]', () => {
    const off = propertyFeesAfter({}, { lateFees: 'off' }, tuesday);
    const again = propertyFeesAfter(off, { lateFees: 'inherit' }, friday);
    expect(feeRules({ lateFees: automatic }, again).lateFees).toEqual({ mode: 'automatic', since: friday });
    const later = { mode: 'automatic', since: '2026-08-01T12:00Z' } as const;
    expect(feeRules({ lateFees: later }, again).lateFees).toEqual(later);
    const own = propertyFeesAfter({}, { returnedFee: { cents: 2, isAutomatic: true } }, tuesday);
    const fee = propertyFeesAfter(own, { returnedFee: 'inherit' }, friday);
    expect(
      feeRules({ returnedFee: { cents: 1, isAutomatic: true, since: monday } }, fee).returnedFee,
    ).toEqual({
      cents: 1,
      isAutomatic: true,
      since: friday,
    });
  });

  it('keeps its instant while it stays as it is, and has a new one after a change [D18]', () => {
    const on = organizationFeesAfter({}, { lateFees: 'automatic' }, monday);
    expect(on).toEqual({ lateFees: automatic, returnedFee: undefined });
    expect(organizationFeesAfter(on, { lateFees: 'automatic' }, friday)).toEqual(on);
    expect(organizationFeesAfter(on, {}, friday)).toEqual(on);
    const off = organizationFeesAfter(on, { lateFees: 'off' }, tuesday);
    expect(organizationFeesAfter(off, { lateFees: 'automatic' }, friday).lateFees?.since).toBe(friday);
    const fee = { cents: 3_500, isAutomatic: true };
    const charged = organizationFeesAfter({}, { returnedFee: fee }, monday);
    expect(organizationFeesAfter(charged, { returnedFee: fee }, friday)).toEqual(charged);
    expect(
      organizationFeesAfter(charged, { returnedFee: { ...fee, cents: 2_500 } }, friday).returnedFee?.since,
    ).toBe(friday);
  });

  it('an organization inherits nothing: nothing is above it', () => {
    const asked = { lateFees: 'inherit', returnedFee: 'inherit' } as const;
    expect(organizationFeesAfter({ lateFees: automatic }, asked, friday)).toEqual({ lateFees: automatic });
    expect(propertyFeesAfter({}, asked, friday)).toMatchObject({ lateFees: undefined });
  });
});
