import { useMutation } from '@tanstack/react-query';
import { Copy, ExternalLink, Link2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { displayDate } from '../../../../../shared/domain/dates';
import { emptyTerms } from '../../../../../shared/domain/screening/listing-terms';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { refusalWords } from '../../../api/refusal-words';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/fields/text-field';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { openInNewTab } from '../../../ui/primitives/external-url';
import { Muted } from '../../../ui/primitives/text';
import { TermsForm } from './terms-form';

const QrPicture = lazy(() => import('../../../ui/primitives/qr-picture'));

/** The unit's own link: anyone who has it can apply, without an account, until it is closed. */
export function ShareLink({ unitId }: { unitId: string }) {
  const set = useMutation({
    mutationFn: (open: boolean) =>
      api.screening.setApplicationLink(
        { body: { unit_id: unitId, open } },
        { idempotencyKey: newIdempotencyKey() },
      ),
  });
  const { address, until, terms = emptyTerms } = set.data?.data ?? {};
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Link copied' });
  };
  return (
    <Section
      title="The home’s public page"
      lead="Share it on a sign, in an ad, or by message. Everyone sees the home and applies the same way, on any phone, with no account."
    >
      <Stack gap="3">
        {set.isError && <Notice kind="danger">{refusalWords(set.error)}</Notice>}
        {address ? (
          <>
            <TextField label="Link for applicants" value={address} readOnly dir="ltr" />
            <Muted
              small
            >{`It works until ${displayDate(until)}, or until you close it or the home is rented.`}</Muted>
            <Suspense fallback={null}>
              <QrPicture address={address} label="QR code of the home’s page" />
            </Suspense>
            <TermsForm unitId={unitId} terms={terms} />
            <Row gap="2" flexWrap="wrap">
              <Button variant="outline" onClick={() => openInNewTab(address)}>
                <ExternalLink aria-hidden="true" />
                See the page
              </Button>
              <Button variant="outline" onClick={() => void copy(address)}>
                <Copy aria-hidden="true" />
                Copy link
              </Button>
              <Button variant="plain" onClick={() => set.mutate(false)} pending={set.isPending}>
                Close it
              </Button>
            </Row>
          </>
        ) : (
          <Row>
            <Button variant="outline" onClick={() => set.mutate(true)} pending={set.isPending}>
              <Link2 aria-hidden="true" />
              Show the link
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
