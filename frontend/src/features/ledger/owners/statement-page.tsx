import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Printer, Send } from 'lucide-react';
import { useState } from 'react';
import type { OwnerStatement } from '../../../../../shared/contract/owner-money';
import { csvOf } from '../../../../../shared/domain/csv';
import { displayDate, displayMonth } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { PdfButton } from '../../../ui/data/pdf-button';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { Bar } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { downloadCsv } from '../../../ui/media/download';
import { Button } from '../../../ui/primitives/button';
import type { ScreenPath } from '../../../ui/primitives/screen-path';
import { Muted } from '../../../ui/primitives/text';
import { ledgerChanged, statementQuery } from '../queries';
import { WaitingLedger } from '../show/waiting-ledger';
import { statementCsv } from './statement-csv';
import { statementPaper } from './statement-paper';
import { Lines, Sums } from './statement-parts';

type Props = { ownerId: string; month: string; canChange: boolean };

/** /owner-statement: one month of an owner, issued or as a preview. */
export function StatementPage({ ownerId, month, canChange }: Props) {
  const read = useQuery(statementQuery(ownerId, month));
  const back = { to: '/owner-statements', search: { id: ownerId }, label: 'Statements' } as const;
  if (!read.data) return <WaitingLedger read={read} title="Statement" what="Statement" back={back} />;
  return <Whole statement={read.data} back={back} canChange={canChange} />;
}

type WholeProps = {
  statement: OwnerStatement;
  back: { to: ScreenPath; search: { id: string }; label: string };
  canChange: boolean;
};

function Whole({ statement, back, canChange }: WholeProps) {
  const { owner_name: name, organization, month, from, to, issued_at: issuedAt } = statement;
  const days = `${displayDate(from)} – ${displayDate(to)}`;
  const issued = issuedAt && `Issued ${displayDate(issuedAt)}`;
  return (
    <Page
      title={`Statement for ${displayMonth(month)}`}
      lead={[name, organization, days, issued].filter(Boolean).join(' · ')}
      back={back}
      action={<Actions statement={statement} canChange={canChange} />}
    >
      <Standing statement={statement} />
      {statement.properties.length !== 1 && (
        <Section title="All properties">
          <Sums sums={statement.totals} />
        </Section>
      )}
      {statement.properties.map((property) => (
        <Section flush key={property.property_id} title={property.property_title}>
          <Bar rule="below">
            <Sums sums={property} />
          </Bar>
          <Lines
            title={property.property_title}
            lines={statement.lines.filter((line) => line.property_id === property.property_id)}
          />
        </Section>
      ))}
      <Muted small>
        Cash basis: money counts on the day it was received or paid. Deposits are held for tenants and are not
        the owner’s.
      </Muted>
    </Page>
  );
}

function Standing({ statement: { issued_at: issuedAt, differing } }: { statement: OwnerStatement }) {
  if (differing.length > 0)
    return (
      <Notice kind="danger" title="This statement cannot be issued">
        {`Two independent calculations disagree for ${differing.join(', ')}. We are looking into it.`}
      </Notice>
    );
  if (issuedAt) return null;
  return (
    <Notice title="This is a preview">
      It has not been issued: figures can still change, and the owner cannot see it.
    </Notice>
  );
}

const Actions = ({ statement, canChange }: { statement: OwnerStatement; canChange: boolean }) => (
  <>
    <Button
      data-chrome=""
      variant="outline"
      onClick={() => downloadCsv(csvOf(statementCsv(statement)), `statement-${statement.month}.csv`)}
    >
      <Download aria-hidden="true" />
      Export CSV
    </Button>
    <Button data-chrome="" hideBelow="md" variant="outline" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      Print
    </Button>
    <PdfButton paper={() => statementPaper(statement)} name={`statement-${statement.month}`} />
    {canChange && statement.may.issue && <IssueButton statement={statement} />}
  </>
);

function IssueButton({ statement: { owner_id, owner_name, month } }: { statement: OwnerStatement }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const issue = async () => {
    const title = `Issue the statement for ${displayMonth(month)}?`;
    const text = `An issued statement never changes; later corrections appear on the next one. ${owner_name} is notified.`;
    if (!(await dialogs.confirm(text, { title, yes: 'Issue', no: 'Cancel' }))) return;
    setBusy(true);
    try {
      await api.ledger.issueStatement({ body: { owner_id, month } });
      toast({ title: 'Statement issued.' });
    } catch (refusal) {
      toast({ title: refusal instanceof Error ? refusal.message : 'Not issued. Try again.', kind: 'error' });
    }
    await ledgerChanged(client);
    setBusy(false);
  };
  return (
    <Button data-chrome="" onClick={() => void issue()} disabled={isBusy}>
      <Send aria-hidden="true" />
      Issue statement
    </Button>
  );
}
