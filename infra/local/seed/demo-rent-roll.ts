import type { SignerRole } from '../../../shared/domain/leases/packet';
import { type DemoLife, endings } from './demo-lives';

export type EarlyState = 'draft' | 'sent' | 'tenants-signed' | 'co-signer-missing' | 'co-signed' | 'active';

/** A lease that simply runs: nothing happened since but rent. */
export type RunningLease = {
  /** When it was drafted and signed; it begins ten days later. */
  readonly daysAgo: number;
  readonly months: number;
};

export type DemoLease = EarlyState | DemoLife | RunningLease;

const running = (daysAgo: number, months: number): RunningLease => ({ daysAgo, months });

/**
 * The leases of each property, a list a unit and in the order of its units: one in each state, and enough
 * that simply run that four units of five are rented, most of them for more than a year.
 */
export const rentRoll: Readonly<Record<string, readonly (readonly DemoLease[])[]>> = {
  'Alder Court': [
    ['active'],
    ['co-signed'],
    ['co-signer-missing'],
    ['active'],
    [running(425, 24)],
    [running(388, 18)],
    [running(409, 24)],
    [running(214, 12)],
  ],
  'Beacon House': [
    ['active'],
    ['active'],
    ['active'],
    ['tenants-signed'],
    ['draft'],
    ...endings.map((ending) => [ending]),
  ],
  '14 Clover Lane': [[running(402, 24)]],
  'Dover Row': [['active'], ['sent'], [running(431, 24)], [running(396, 18)]],
  'Elm Street Offices': [
    ['active'],
    ['active'],
    ['active'],
    [running(428, 36)],
    [running(417, 36)],
    [running(390, 24)],
  ],
  'Foundry Works': [[running(434, 36)], [running(421, 36)], [running(405, 24)]],
  'Garfield Apartments': [
    ['active'],
    ['co-signed'],
    // Open for applications.
    [],
    [running(399, 18)],
    [running(412, 24)],
    [running(337, 12)],
    [running(420, 18)],
    [running(271, 12)],
    [running(393, 24)],
    [running(150, 12)],
  ],
  'Harbor Shops': [[running(430, 36)], [running(415, 36)]],
  'Ivy Terrace': [['settled'], [], [], [running(383, 15)], [running(96, 12)]],
  'Juniper Cottage': [[running(378, 24)]],
  'Kingsley Center': [['active'], ['draft'], ['to-come'], ['moving-in']],
  'Lantern Garage': [[running(426, 24)], [running(401, 24)], [running(392, 24)], [running(188, 12)]],
};

/** Who has signed, in each state before everybody has. */
export const signedIn: Readonly<Record<EarlyState, readonly SignerRole[]>> = {
  draft: [],
  sent: [],
  'tenants-signed': ['tenant'],
  'co-signer-missing': ['tenant', 'agent', 'owner'],
  'co-signed': ['tenant', 'agent', 'owner', 'co-signer'],
  active: ['tenant', 'agent', 'owner'],
};
