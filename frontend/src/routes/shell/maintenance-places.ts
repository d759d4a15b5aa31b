import { Files, HardHat, Wrench } from 'lucide-react';
import { looksAfterRequests } from '../../../../shared/domain/requests/desk';

/** What is looked after: requests, who does the work, and papers. */
export const maintenance = {
  label: 'Maintenance',
  places: [
    {
      to: '/servicerequest',
      label: 'Requests',
      letter: 'm',
      icon: Wrench,
      area: 'requests',
      isDesk: true,
      also: ['/servicerequest-form', '/servicerequestDetails-data', '/repair-terms'],
    },
    {
      to: '/vendors',
      label: 'Vendors',
      letter: 'v',
      icon: HardHat,
      area: 'requests',
      isDesk: true,
      needs: looksAfterRequests,
      also: ['/vendor'],
    },
    {
      to: '/documents',
      label: 'Documents',
      letter: 'd',
      icon: Files,
      area: 'documents',
      isDesk: true,
      forOwn: ['rentalOwner'],
    },
  ],
} as const;
