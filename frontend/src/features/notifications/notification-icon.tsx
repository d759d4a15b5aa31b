import { CreditCard, FileText, type LucideIcon, MessageSquare, Settings, Wrench } from 'lucide-react';
import { messageTypes } from '../../../../shared/domain/notifications/notifications';
import { IconTile } from '../../ui/primitives/icon-tile';

/** NTF-01: four kinds have their own icon, all others get the settings icon. */
const icons: Readonly<Record<string, LucideIcon>> = {
  service_request: Wrench,
  payment: CreditCard,
  application: FileText,
  message: MessageSquare,
};

/** The color class; an unknown type is neutral. */
const toneOf = (messageType: string): string =>
  messageTypes.find((known) => known === messageType) ?? 'neutral';

export function NotificationIcon({ type, messageType }: { type: string; messageType: string }) {
  const Icon = Object.hasOwn(icons, type) ? (icons[type] ?? Settings) : Settings;
  return (
    <IconTile round colorPalette={toneOf(messageType)} className={toneOf(messageType)}>
      <Icon aria-hidden="true" />
    </IconTile>
  );
}
