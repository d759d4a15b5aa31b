import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { SkeletonBar } from '../../../ui/feedback/skeleton-list';
import { Row, Stack } from '../../../ui/layout/layout';
import { Muted } from '../../../ui/primitives/text';
import { Anchor } from '../../../ui/primitives/text-link';
import { CopyButton } from './copy-button';
import { type Proof, ProofForm } from './proof-form';
import { StepFrame } from './step-frame';
import { inGroups } from './steps';

const QrPicture = lazy(() => import('../../../ui/primitives/qr-picture'));

type Props = {
  secret: string;
  address: string;
  send: (proof: Proof) => Promise<void>;
  onCancel: () => void;
};

/** The person adds the secret to the app, by camera or by hand, and enters its first code. */
export const ScanStep = ({ secret, address, send, onCancel }: Props) => (
  <StepFrame
    step="Step 2 of 3"
    title="Add Keystead to your app"
    lead="Scan this with your authenticator app, then enter the six digits it shows."
  >
    <Row gap="6">
      <Suspense fallback={<SkeletonBar boxSize="48" borderRadius="card" />}>
        <QrPicture label="QR code for your authenticator app" address={address} />
      </Suspense>
      <Stack flex="1 1 14rem" alignItems="flex-start">
        <Muted>
          <bdi>
            No camera at hand? Type this key into the app, or{' '}
            <Anchor href={address}>open it in the app of this device</Anchor>.
          </bdi>
        </Muted>
        <chakra.code
          dir="ltr"
          fontFamily="mono"
          fontSize="md"
          letterSpacing="0.04em"
          overflowWrap="anywhere"
          aria-label="Key"
        >
          {inGroups(secret)}
        </chakra.code>
        <CopyButton text={secret} label="Copy key" />
      </Stack>
    </Row>
    <ProofForm
      email=""
      asks="code"
      codeHint="Six digits; the app shows new ones every 30 seconds."
      submit="Turn on"
      pendingText="Checking"
      send={send}
      onCancel={onCancel}
    />
  </StepFrame>
);
