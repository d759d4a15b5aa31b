import { messages } from '../../../../../shared/domain/messages';

/** The landing page's sections and their anchors (LND-01). */
export const sections = [
  { id: 'home', label: 'Home' },
  { id: 'features', label: 'Features' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'about', label: messages.aboutUs },
  { id: 'contact', label: messages.contactUs },
] as const;
