import {
  CalendarClock,
  CircleCheck,
  CircleDot,
  CircleX,
  CloudRain,
  Flame,
  Hourglass,
  Inbox,
  type LucideIcon,
  Package,
  RotateCcw,
  Wrench,
} from 'lucide-react';
import { hazards } from '../../../../shared/domain/requests/categories';
import type { RequestStatus } from '../../../../shared/domain/requests/status';
import { type BadgeTone, StatusBadge } from '../../ui/primitives/status-badge';
import { requestStatusWords } from './request-words';

type Look = { readonly word: string; readonly tone: BadgeTone; readonly icon: LucideIcon };

export const requestLooks: Record<RequestStatus, Look> = {
  new: { word: requestStatusWords.new, tone: 'accent', icon: Inbox },
  reopened: { word: requestStatusWords.reopened, tone: 'warning', icon: RotateCcw },
  triaged: { word: requestStatusWords.triaged, tone: 'info', icon: CircleDot },
  'waiting-vendor': { word: requestStatusWords['waiting-vendor'], tone: 'warning', icon: Hourglass },
  'waiting-tenant': { word: requestStatusWords['waiting-tenant'], tone: 'warning', icon: Hourglass },
  'waiting-owner': { word: requestStatusWords['waiting-owner'], tone: 'warning', icon: Hourglass },
  'waiting-parts': { word: requestStatusWords['waiting-parts'], tone: 'warning', icon: Package },
  'waiting-weather': { word: requestStatusWords['waiting-weather'], tone: 'warning', icon: CloudRain },
  scheduled: { word: requestStatusWords.scheduled, tone: 'info', icon: CalendarClock },
  'in-progress': { word: requestStatusWords['in-progress'], tone: 'primary', icon: Wrench },
  done: { word: requestStatusWords.done, tone: 'success', icon: CircleCheck },
  confirmed: { word: requestStatusWords.confirmed, tone: 'success', icon: CircleCheck },
  canceled: { word: requestStatusWords.canceled, tone: 'neutral', icon: CircleX },
};

export const RequestBadge = ({ status }: { status: RequestStatus }) => (
  <StatusBadge {...requestLooks[status]} />
);

export const HazardBadge = ({ hazard }: { hazard: keyof typeof hazards }) => (
  <StatusBadge tone="danger" icon={Flame} word={hazards[hazard].name} />
);
