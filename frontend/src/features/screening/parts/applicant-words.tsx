import {
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  FileCheck,
  Hourglass,
  type LucideIcon,
  Pencil,
} from 'lucide-react';
import type { Stage } from '../../../../../shared/domain/screening/application';
import type { ScreeningStatus } from '../../../../../shared/domain/screening/screening-statuses';
import { type BadgeTone, StatusBadge } from '../../../ui/primitives/status-badge';

type Look = { readonly word: string; readonly tone: BadgeTone; readonly icon: LucideIcon };

export const stageLooks: Record<Stage, Look> = {
  draft: { word: 'In progress', tone: 'neutral', icon: Pencil },
  submitted: { word: 'To decide', tone: 'info', icon: Hourglass },
  waiting: { word: 'Waiting list', tone: 'neutral', icon: Clock },
  approved: { word: 'Approved', tone: 'success', icon: CircleCheck },
  declined: { word: 'Declined', tone: 'danger', icon: CircleX },
};

export const screeningLooks: Record<ScreeningStatus, Look> = {
  0: { word: 'Link sent', tone: 'neutral', icon: Clock },
  1: { word: 'Started', tone: 'neutral', icon: Clock },
  2: { word: 'Consent given', tone: 'info', icon: FileCheck },
  3: { word: 'Reports ordered', tone: 'info', icon: Hourglass },
  4: { word: 'Reports ready', tone: 'success', icon: FileCheck },
  5: { word: 'Paid and closed', tone: 'success', icon: CircleCheck },
  9: { word: 'Canceled', tone: 'neutral', icon: Ban },
};

const conditional: Look = { ...stageLooks.approved, word: 'Approved with conditions' };

export const StageBadge = ({ stage, isConditional }: { stage: Stage; isConditional?: boolean }) => (
  <StatusBadge {...(isConditional ? conditional : stageLooks[stage])} />
);
export const ScreeningBadge = ({ status }: { status: ScreeningStatus }) => (
  <StatusBadge {...screeningLooks[status]} />
);
