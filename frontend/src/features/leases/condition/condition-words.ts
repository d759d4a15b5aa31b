import { CircleCheck, CircleSlash, Hammer, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Condition, ReportKind } from '../../../../../shared/domain/leases/condition/report';
import type { BadgeTone } from '../../../ui/primitives/status-badge';

export const conditionLooks: Readonly<
  Record<Condition, { readonly word: string; readonly tone: BadgeTone; readonly icon: LucideIcon }>
> = {
  good: { word: 'Good', tone: 'success', icon: CircleCheck },
  worn: { word: 'Worn', tone: 'neutral', icon: Hammer },
  damaged: { word: 'Damaged', tone: 'warning', icon: TriangleAlert },
  missing: { word: 'Missing', tone: 'danger', icon: CircleSlash },
};

/** What the screens of the two moves say. */
export const moveWords = {
  in: {
    title: 'Move-in',
    day: 'Moved in on',
    keys: 'Keys handed over',
    signed: 'The tenants have moved in.',
    sign: 'Both sides sign, and the tenants have moved in on that day.',
    send: 'You sign, and the tenants have moved in on that day. They get an email and have 7 days to add remarks and sign.',
  },
  out: {
    title: 'Move-out',
    day: 'Keys returned on',
    keys: 'Keys returned',
    signed: 'The keys are back.',
    sign: 'Both sides sign, and the keys are back on that day.',
    send: 'You sign, and the keys are back on that day. The tenants get an email and have 7 days to add remarks and sign.',
  },
} as const satisfies Record<ReportKind, object>;

export const movePaths = { in: '/moveIn', out: '/moveOut' } as const satisfies Record<ReportKind, string>;
