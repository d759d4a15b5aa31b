import { type FormEvent, useEffect, useState } from 'react';
import type { MailedReport } from '../../../../../shared/contract/signing';
import { displayDate } from '../../../../../shared/domain/dates';
import type { Remark } from '../../../../../shared/domain/leases/condition/report';
import { api } from '../../../api/client';
import { SendButton } from '../parts/send-button';
import { imageOf, noSignature, SignatureField } from '../parts/signature-field';
import { Card, SigningFrame } from '../parts/signing-frame';
import { StickySign } from '../parts/sticky-sign';
import { TextEntry } from '../parts/text-entry';
import { useStepCall } from '../sign/signing-step';
import { WordsDialog } from '../sign/words-dialog';
import { Dispute, NoteEntry } from './dispute';
import { RemarkLines, ReportFacts, ReportRooms } from './report-parts';

type Props = { token: string; read: MailedReport; onChanged: () => void };

/** A tenant agrees or disputes thing by thing, then signs the report or refuses to. */
export function AnswerReport({ token, read, onChanged }: Props) {
  // The step before ends scrolled to its button, so this one scrolls up.
  useEffect(() => void window.scrollTo({ top: 0 }), []);
  const { organization, asked, pictures, remarks, hash } = read;
  const [disputes, setDisputes] = useState<readonly Remark[]>(() =>
    remarks.flatMap(({ item, note, photos, is_mine }) => (is_mine ? [{ item, note, photos }] : [])),
  );
  const [isRefusing, setRefusing] = useState(false);
  const of = (id: string) => disputes.find(({ item }) => item === id);
  const others = (id: string) => remarks.filter(({ item, is_mine }) => item === id && !is_mine);
  const write = (id: string, note: string | undefined) =>
    setDisputes((known) => [
      ...known.filter(({ item }) => item !== id),
      ...(note === undefined ? [] : [{ item: id, note, photos: of(id)?.photos ?? [] }]),
    ]);
  const said = disputes.filter(({ note, photos }) => note.trim() !== '' || photos.length > 0);
  const unclear = disputes.find((one) => !said.includes(one));
  const body = { token, hash, remarks: said };
  return (
    <SigningFrame
      wide
      title="Check and sign the report"
      lead={`${asked?.name} signed it for ${organization}. Dispute what you see differently. Please answer by ${displayDate(asked?.until ?? '')}.`}
    >
      <ReportFacts kind={read.kind} report={read.report} />
      <ReportRooms
        read={read}
        below={({ id, name }) => (
          <>
            <RemarkLines remarks={others(id)} urls={pictures} />
            <Dispute id={id} name={name} note={of(id)?.note} onNote={(note) => write(id, note)} />
          </>
        )}
      />
      <Card title="About the home">
        <RemarkLines remarks={others('')} urls={pictures} />
        <NoteEntry
          id="home"
          label="What belongs to no single thing (optional)"
          note={of('')?.note ?? ''}
          onNote={(note) => write('', note === '' ? undefined : note)}
        />
      </Card>
      <SignReport
        {...{ read, body, unclear, onChanged }}
        count={disputes.length}
        onRefuse={() => setRefusing(true)}
      />
      {isRefusing && (
        <WordsDialog
          title="Refuse to sign"
          note="Your landlord reads why. What you dispute stays in the report, and nothing changes it afterward."
          label="Why you do not sign"
          missing="Say why you do not sign."
          most={300}
          button={{ label: 'Refuse to sign', look: 'danger' }}
          send={(reason) =>
            api.signing.answerMailedReport({ body: { ...body, answer: { is: 'refused', reason } } })
          }
          onSent={onChanged}
          onChanged={onChanged}
          onClose={() => setRefusing(false)}
        />
      )}
      <StickySign target="sign" />
    </SigningFrame>
  );
}

type Signing = {
  read: MailedReport;
  body: { token: string; hash: string; remarks: readonly Remark[] };
  /** How many things are disputed, those that say nothing yet among them. */
  count: number;
  /** A dispute that says nothing yet. */
  unclear: Remark | undefined;
  onChanged: () => void;
  onRefuse: () => void;
};

function SignReport({ read, body, count, unclear, onChanged, onRefuse }: Signing) {
  const [name, setName] = useState(read.name);
  const [signature, setSignature] = useState(noSignature);
  const { send, isSending, problem, setProblem } = useStepCall({ onChanged });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const image = imageOf(signature, name);
    const missing =
      (unclear && ([`note-${unclear.item}`, 'Say what you see differently.'] as const)) ||
      (name.trim() === '' && (['name', 'Write your name.'] as const)) ||
      (image === '' && (['signature', 'Draw your signature, or type it.'] as const));
    if (missing) {
      setProblem(missing[1]);
      return document.getElementById(missing[0])?.focus();
    }
    const { method } = signature;
    const signed = { is: 'signed' as const, name: name.trim(), signature: image, method };
    const answer = { ...signed, consent: read.consent.version };
    void send(() => api.signing.answerMailedReport({ body: { ...body, answer } }), onChanged);
  };
  return (
    <Card title="Your signature">
      <form id="sign" noValidate onSubmit={submit}>
        <p>
          {count === 0
            ? 'You agree with the report as it is.'
            : `You dispute ${count === 1 ? 'one thing' : `${count} things`} and agree with the rest.`}{' '}
          You sign for all tenants.
        </p>
        <TextEntry
          id="name"
          label="Your full name"
          autoComplete="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <SignatureField id="signature" name={name} value={signature} onChange={setSignature} />
        <p role="alert" className="problem">
          {problem}
        </p>
        <div className="buttons">
          <SendButton isSending={isSending}>Sign the report</SendButton>
          <button type="button" className="quiet" onClick={onRefuse}>
            Refuse to sign
          </button>
        </div>
      </form>
    </Card>
  );
}
