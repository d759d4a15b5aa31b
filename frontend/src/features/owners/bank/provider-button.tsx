import { ExternalLink } from 'lucide-react';
import { refusalWords } from '../../../api/refusal-words';
import { Notice } from '../../../ui/feedback/notice';
import { Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import type { BankPlace } from './bank-place';
import { useOnboarding } from './use-onboarding';

type Props = { place: BankPlace; label: string; variant?: 'solid' | 'outline' };

/** Opens the provider's page, or says why it cannot. */
export function ProviderButton({ place, label, variant = 'solid' }: Props) {
  const { start, pending, error } = useOnboarding(place);
  return (
    <Stack alignItems="flex-start">
      {error && <Notice kind="danger">{refusalWords(error)}</Notice>}
      <Button variant={variant} pending={pending} pendingText="Opening …" onClick={start}>
        {label}
        <ExternalLink size={16} aria-hidden="true" />
      </Button>
    </Stack>
  );
}
