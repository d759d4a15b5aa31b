import type { Setup } from '../../../../../shared/contract/setup';
import { counted } from '../../../../../shared/domain/counted';
import { displayDate } from '../../../../../shared/domain/dates';
import { setupTitles } from '../../../../../shared/domain/portfolio/setup-mail';

/** Where a step is done. */
export type StepLink =
  | { readonly to: '/addPropertyUnit' | '/import' | '/owners' | '/addExistingLease' | '/leasesList' }
  | { readonly to: '/units' | '/organisationsUsers' }
  | { readonly to: '/showLease'; readonly search: { readonly id: string } }
  | { readonly to: '/property-money'; readonly search: { readonly id: string } }
  | { readonly to: '/onbordingOwner'; readonly search: { readonly owner: string } }
  | { readonly to: '/tenantsList'; readonly search: { readonly view: 'not-invited' } };

export type SetupStep = {
  readonly key: 'property' | 'owners' | 'lease' | 'bank' | 'fees' | 'invite' | 'payment' | 'team';
  readonly title: string;
  readonly text: string;
  /** `waiting`: done by the reader, and not yet by somebody else. */
  readonly state: 'done' | 'waiting' | 'open';
  /** Absent where there is nothing to do, or not yet. */
  readonly action?: StepLink & { readonly label: string };
};

type Step<K extends SetupStep['key']> = SetupStep & { readonly key: K };

const named = (names: readonly string[], all: number): string => {
  const more = all - names.length;
  const words = more > 0 ? [...names, counted(more, 'other', 'others')] : names;
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
};

const hasRecords = ({ choices: { records } }: Setup): boolean =>
  records !== undefined && records !== 'nowhere';

function propertyStep(setup: Setup): Step<'property'> {
  const { count, units, first } = setup.properties;
  const step = { key: 'property', title: setupTitles.property } as const;
  const size = counted(units, 'unit', 'units');
  if (count > 0 && units > 0) {
    const text = count === 1 ? `${first}, ${size}` : `${count} properties, ${size}`;
    return { ...step, text, state: 'done' };
  }
  const text = 'Its address and its units, one by one or from a file.';
  const action = hasRecords(setup)
    ? ({ to: '/import', label: 'Bring in what you have' } as const)
    : ({ to: '/addPropertyUnit', label: 'Add property' } as const);
  return { ...step, text, state: 'open', action };
}

function ownersStep({ owners: { others, without_email: without }, choices }: Setup): Step<'owners'> {
  const step = { key: 'owners', title: setupTitles.owners } as const;
  if (others > 0) {
    const missing = without > 0 ? `, ${without} without email` : '';
    return { ...step, text: `${counted(others, 'owner', 'owners')}${missing}`, state: 'done' };
  }
  if (choices.owns_it) return { ...step, text: 'You own what you manage.', state: 'done' };
  return {
    ...step,
    text: 'Whose property you manage: rent and statements go to them.',
    state: 'open',
    action: { to: '/owners', label: 'Add owners' },
  };
}

function leaseStep(setup: Setup): Step<'lease'> {
  const { lease, choices, properties } = setup;
  const step = { key: 'lease', title: setupTitles.lease } as const;
  if (!lease) {
    const text = 'Bring in a lease that runs already, or write a new one and have it signed here.';
    if (properties.units === 0) return { ...step, text, state: 'open' };
    const action =
      choices.tenants === 'no'
        ? ({ to: '/units', label: 'New lease' } as const)
        : ({ to: '/addExistingLease', label: 'Add existing lease' } as const);
    return { ...step, text, state: 'open', action };
  }
  const place = `Unit ${lease.unit_number}, ${lease.property_title}`;
  const open = (label: string) => ({ to: '/showLease', search: { id: lease.lease_id }, label }) as const;
  if (lease.state === 'draft')
    return { ...step, text: `${place}: the lease is a draft.`, state: 'open', action: open('Continue') };
  if (lease.state === 'signing')
    return {
      ...step,
      text: `${place}: waiting for signatures.`,
      state: 'waiting',
      action: open('Open lease'),
    };
  return { ...step, text: `${place}, from ${displayDate(lease.from)}`, state: 'done' };
}

function bankStep({ bank, is_solo: isSolo }: Setup): Step<'bank'> {
  const step = { key: 'bank', title: 'Add the bank account rent is paid to' } as const;
  const ready = `${bank.ready} of ${counted(bank.of, 'owner', 'owners')} ready`;
  if (bank.of > 0 && bank.ready === bank.of)
    return { ...step, text: bank.name ? `${bank.name}, verified` : ready, state: 'done' };
  if (bank.of > 0 && bank.ready + bank.in_review === bank.of)
    return { ...step, text: 'The payment provider reviews the details.', state: 'waiting' };
  const text = isSolo || bank.of === 0 ? 'What tenants pay online goes there.' : ready;
  if (bank.next === undefined) return { ...step, text, state: 'open' };
  const action = {
    to: '/onbordingOwner',
    search: { owner: bank.next },
    label: 'Add bank account',
  } as const;
  return { ...step, text, state: 'open', action };
}

function feesStep({ fees }: Setup): Step<'fees'> {
  const step = { key: 'fees', title: 'Set your management fees' } as const;
  const text = `${fees.set} of ${counted(fees.of, 'property', 'properties')}`;
  if (fees.of > 0 && fees.set === fees.of) return { ...step, text, state: 'done' };
  if (fees.next === undefined)
    return { ...step, text: 'What you keep of the rent of each property.', state: 'open' };
  const action = { to: '/property-money', search: { id: fees.next }, label: 'Set the fee' } as const;
  return { ...step, text, state: 'open', action };
}

function inviteStep({ tenants, lease }: Setup): Step<'invite'> {
  const { not_invited: notInvited, invited, active, waiting_for: names } = tenants;
  const step = { key: 'invite', title: 'Invite your tenants' } as const;
  if (lease?.state !== 'agreed')
    return { ...step, text: 'They pay online, see their lease and send requests here.', state: 'open' };
  if (notInvited > 0)
    return {
      ...step,
      title: notInvited <= names.length && invited === 0 ? `Invite ${named(names, notInvited)}` : step.title,
      text: `They pay online, see their lease and send requests here. ${counted(notInvited, 'tenant')} without an account.`,
      state: 'open',
      action: { to: '/tenantsList', search: { view: 'not-invited' }, label: 'Invite tenants' },
    };
  if (active > 0) {
    const waiting = invited > 0 ? `, ${invited} invited` : '';
    return {
      ...step,
      text: `${counted(active, 'tenant has', 'tenants have')} an account${waiting}`,
      state: 'done',
    };
  }
  if (invited > 0)
    return { ...step, text: `Waiting for ${named(names, invited)} to create an account.`, state: 'waiting' };
  return { ...step, text: 'The lease has no tenant with an email address.', state: 'open' };
}

function paymentStep({ tenants: { active } }: Setup): Step<'payment'> {
  const step = { key: 'payment', title: 'First online payment' } as const;
  if (active > 0)
    return {
      ...step,
      text: 'Your tenants can pay now. You see it here the moment it starts.',
      state: 'waiting',
    };
  return { ...step, text: 'You see it here the moment it starts.', state: 'open' };
}

function teamStep({ others }: Setup): Step<'team'> {
  const step = { key: 'team', title: 'Invite your team' } as const;
  if (others > 0) return { ...step, text: `You and ${counted(others, 'other', 'others')}`, state: 'done' };
  return {
    ...step,
    text: 'Each person sees what you choose.',
    state: 'open',
    action: { to: '/organisationsUsers', label: 'Invite people' },
  };
}

/** The way to the first rent paid online, in the order in which most people go it (desk.md §1.2). */
export const setupSteps = (setup: Setup): readonly SetupStep[] => [
  propertyStep(setup),
  ...(setup.is_solo ? [] : [ownersStep(setup)]),
  leaseStep(setup),
  bankStep(setup),
  ...(setup.is_solo ? [] : [feesStep(setup)]),
  inviteStep(setup),
  paymentStep(setup),
  ...(setup.leads_team ? [teamStep(setup)] : []),
];

/** The step that is proposed: the first that can be done now. */
export const nextStep = (steps: readonly SetupStep[]): SetupStep['key'] | undefined =>
  steps.find(({ state, action }) => state === 'open' && action !== undefined)?.key;
