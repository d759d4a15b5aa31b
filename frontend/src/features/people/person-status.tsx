import { CircleCheck, CirclePause, Clock, CreditCard, MailQuestion, MailX } from 'lucide-react';
import type { PersonLine } from '../../../../shared/contract/people';
import { now } from '../../api/clock';
import { type BadgeTone, StatusBadge } from '../../ui/primitives/status-badge';
import { isExpired, keptOutWord, statusNames } from './person-texts';

const looks = {
  active: { tone: 'success', icon: CircleCheck, word: statusNames.active },
  'not-invited': { tone: 'neutral', icon: MailX, word: statusNames['not-invited'] },
  invited: { tone: 'info', icon: Clock, word: statusNames.invited },
  suspended: { tone: 'warning', icon: CirclePause, word: statusNames.suspended },
} as const satisfies Record<PersonLine['status'], { tone: BadgeTone; icon: typeof Clock; word: string }>;

const keptOut = { tone: 'warning', icon: CreditCard, word: keptOutWord } as const;
const expired = { tone: 'warning', icon: MailQuestion, word: 'Invitation expired' } as const;

function lookOf(person: PersonLine) {
  if (person.kept_out) return keptOut;
  return isExpired(person, now()) ? expired : looks[person.status];
}

export const PersonStatusBadge = ({ person }: { person: PersonLine }) => <StatusBadge {...lookOf(person)} />;
