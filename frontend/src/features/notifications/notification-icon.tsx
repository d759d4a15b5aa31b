import { chakra } from '@chakra-ui/react';
import { CreditCard, FileText, type LucideIcon, MessageSquare, Settings, Wrench } from 'lucide-react';
import { messageTypes } from '../../../../shared/domain/notifications';

/** NTF-01: four kinds have an icon of their own, any other gets the settings icon. */
const icons: Readonly<Record<string, LucideIcon>> = {
  service_request: Wrench,
  payment: CreditCard,
  application: FileText,
  message: MessageSquare,
};

/** The color class; one that is not known is neutral. */
const toneOf = (messageType: string): string =>
  messageTypes.find((known) => known === messageType) ?? 'neutral';

export function NotificationIcon({ type, messageType }: { type: string; messageType: string }) {
  const Icon = Object.hasOwn(icons, type) ? (icons[type] ?? Settings) : Settings;
  return (
    <chakra.span
      colorPalette={toneOf(messageType)}
      className={toneOf(messageType)}
      display="grid"
      placeItems="center"
      boxSize="9"
      flexShrink="0"
      borderRadius="full"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
    >
      <Icon size={16} aria-hidden="true" />
    </chakra.span>
  );
}
