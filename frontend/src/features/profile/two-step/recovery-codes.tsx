import { chakra } from '@chakra-ui/react';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { displayDate, localDateOf } from '../../../../../shared/domain/dates';
import { productName } from '../../../../../shared/domain/product';
import { now } from '../../../api/clock';
import { useLeaveGuard } from '../../../ui/feedback/use-leave-guard';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { Row, Stack } from '../../../ui/layout/layout';
import { downloadText } from '../../../ui/media/download';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { CopyButton } from './copy-button';
import { StepFrame } from './step-frame';
import { codesText } from './steps';

type Props = { codes: readonly string[]; email: string; step: string | undefined; onDone: () => void };

/** The dark theme's light text would be invisible on paper. */
const onPaper = { '@media print': { color: '#18211E', bg: '#FFFFFF' } };

/** The recovery codes are shown only once, so leaving asks first until they are saved. */
export function RecoveryCodes({ codes, email, step, onDone }: Props) {
  const [isSaved, setSaved] = useState(false);
  useLeaveGuard(!isSaved, 'These codes are not shown again.');
  const moment = now();
  const day = displayDate(localDateOf(moment, -moment.getTimezoneOffset()));
  const text = codesText(codes, { product: productName, email, day });
  return (
    <StepFrame
      step={step}
      title="Keep your recovery codes"
      lead="Use one to log in when you don’t have your phone. Each works once. They are not shown again."
    >
      <chakra.ul
        m="0"
        p="4"
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(2, max-content)"
        columnGap={{ base: '6', sm: '12' }}
        rowGap="2"
        bg="surface.sunk"
        borderWidth="1px"
        borderColor="border"
        borderRadius="card"
        fontFamily="mono"
        fontSize="md"
        dir="ltr"
        css={onPaper}
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <Muted small mt="-2" css={onPaper}>
        <bdi>
          Of <bdi dir="ltr">{email}</bdi>, made on {day}
        </bdi>
      </Muted>
      <Row gap="2" data-chrome="">
        <CopyButton text={codes.join('\n')} label="Copy" />
        <Button
          size="sm"
          variant="outline"
          onClick={() => downloadText(text, { name: 'recovery-codes.txt', type: 'text/plain' })}
        >
          <Download aria-hidden="true" />
          Download .txt
        </Button>
        <Button size="sm" variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </Row>
      <Stack gap="4" alignItems="flex-start" data-chrome="">
        <CheckboxField
          label="I saved them"
          checked={isSaved}
          onChange={(event) => setSaved(event.target.checked)}
        />
        <Button disabled={!isSaved} onClick={onDone}>
          Done
        </Button>
      </Stack>
    </StepFrame>
  );
}
