import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpeningProperty, OpeningSheet } from '../../../../../shared/contract/openings';
import { addToMonth, displayDate, endOfMonth, monthOf } from '../../../../../shared/domain/dates';
import { lastEndedDay } from '../../../../../shared/domain/ledger/close-books';
import { api } from '../../../api/client';
import { now } from '../../../api/clock';
import { refusalWords } from '../../../api/refusal-words';
import { displayInstant } from '../../../ui/data/instant';
import { dialogs } from '../../../ui/feedback/dialogs';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Notice } from '../../../ui/feedback/notice';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { LinkButton } from '../../../ui/primitives/link-button';
import { toBanks } from '../bank/bank-words';
import { ledgerChanged } from '../queries';
import { WaitingLedger } from '../show/waiting-ledger';
import { BroughtForm, UndoDialog } from './brought-form';
import { openingPropertiesQuery, openingSheetQuery, untilNothingLeft } from './opening-queries';
import { SheetForm } from './sheet-form';
import { SheetShown } from './sheet-shown';

const title = 'Opening balances';

/** The end of the last whole month that has ended everywhere. */
const proposedDay = (latest: string): string =>
  endOfMonth(monthOf(latest)) === latest ? latest : endOfMonth(addToMonth(monthOf(latest), -1));

/** /opening-balances: what the old system left, in one sheet that ties. */
export function OpeningBalances({ canChange }: { canChange: boolean }) {
  const sheet = useQuery(openingSheetQuery);
  const properties = useQuery(openingPropertiesQuery);
  if (!sheet.data) return <WaitingLedger read={sheet} title={title} isTop />;
  if (!properties.data) return <WaitingLedger read={properties} title={title} isTop />;
  return (
    <Page
      title={title}
      lead="What your old system left: bank balances, and whose money it is. Everything ties before it is signed off."
      back={toBanks}
      width="form"
    >
      <Standing
        // Another attempt begins with its own form.
        key={`${sheet.data.state} ${sheet.data.attempt}`}
        sheet={sheet.data}
        properties={properties.data}
        mayChange={sheet.data.may.change && canChange}
      />
    </Page>
  );
}

type Props = { sheet: OpeningSheet; properties: readonly OpeningProperty[]; mayChange: boolean };

function Standing({ sheet, properties, mayChange }: Props) {
  const latest = lastEndedDay(now());
  if (sheet.accounts.length === 0)
    return (
      <Section>
        <EmptyState
          title="No bank account yet"
          text="Add the accounts that hold rent and deposits first. Their opening balances come with this sheet."
          drawing={drawings.keys}
          action={<LinkButton to={toBanks.to}>Bank accounts</LinkButton>}
        />
      </Section>
    );
  if (sheet.state === 'bringing' || sheet.state === 'undoing')
    return <Interrupted sheet={sheet} mayChange={mayChange} />;
  if (!mayChange || sheet.state === 'signed')
    return (
      <Stack gap="5">
        {sheet.signed && (
          <Notice kind="success" title={`Signed off by ${sheet.signed.name}`}>
            {`${displayInstant(sheet.signed.at)}. The books are closed through ${displayDate(sheet.on)}.`}
          </Notice>
        )}
        <SheetShown sheet={sheet} properties={properties} />
      </Stack>
    );
  if (sheet.state === 'in') return <BroughtForm sheet={sheet} properties={properties} latest={latest} />;
  return (
    <>
      {sheet.state === 'undone' && (
        <Notice kind="info" title="Undone">
          Correct what was wrong, save, and bring the balances in again.
        </Notice>
      )}
      <SheetForm sheet={sheet} properties={properties} latest={latest} proposed={proposedDay(latest)} />
    </>
  );
}

/** A call was cut off: it goes on where it stopped. */
function Interrupted({ sheet, mayChange }: Pick<Props, 'sheet' | 'mayChange'>) {
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const isBringing = sheet.state === 'bringing';
  const goOn = async () => {
    setRunning(true);
    try {
      await untilNothingLeft(() =>
        isBringing
          ? api.ledger.bringOpeningIn({ body: { version: sheet.version } })
          : api.ledger.undoOpening({ body: { reason: 'Continued' } }),
      );
    } catch (cause) {
      await dialogs.alert(refusalWords(cause));
    } finally {
      setRunning(false);
      await ledgerChanged(client);
    }
  };
  return (
    <Section title={isBringing ? 'Not all of it is brought in yet' : 'Not all of it is undone yet'}>
      <Stack gap="4">
        <p>
          {isBringing
            ? 'It was interrupted. Continue, and nothing is posted twice; or undo what was posted.'
            : 'It was interrupted. Continue, and nothing is reversed twice.'}
        </p>
        {mayChange && (
          <Row gap="3">
            <Button pending={isRunning} onClick={() => void goOn()}>
              Continue
            </Button>
            {isBringing && (
              <Button variant="outline" onClick={() => setUndoing(true)}>
                Undo
              </Button>
            )}
          </Row>
        )}
      </Stack>
      {isUndoing && <UndoDialog onClose={() => setUndoing(false)} />}
    </Section>
  );
}
