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
import { RemarkPhotos } from './remark-photos';
import { useReportDraft } from './report-draft';
import { RemarkLines, ReportFacts, ReportRooms } from './report-parts';
import { sendPhoto } from './send-photo';

type Props = { token: string; read: MailedReport; onChanged: () => void };

/** What the tenant said so far, thing by thing; photos are as the server keeps them. */
function useAnswers({ token, read, onChanged }: Props) {
  const { draft, agree, write, drop, forget } = useReportDraft(read);
  const photosOf = (id: string) =>
    read.remarks.find(({ item, is_mine }) => is_mine && item === id)?.photos ?? [];
  const remarkOf = (item: string): Remark => ({
    item,
    note: draft.notes[item]?.trim() ?? '',
    photos: photosOf(item),
  });
  const disputed = Object.keys(draft.notes).map(remarkOf);
  const said = disputed.filter(({ note, photos }) => note !== '' || photos.length > 0);
  const things = read.report.rooms.flatMap(({ items }) => items.map(({ id }) => id));
  const agreesOf = (id: string) => {
    if (draft.notes[id] !== undefined) return false;
    return draft.agreed.includes(id) || undefined;
  };
  /** The words so far go along, so a photo never stands without them. */
  const keep = async (remark: Remark) => {
    const remarks = [...said.filter(({ item }) => item !== remark.item), remark].filter(
      ({ note, photos }) => note !== '' || photos.length > 0,
    );
    await api.signing.saveReportRemarks({ body: { token, remarks } });
    onChanged();
  };
  return {
    agree,
    write,
    drop,
    forget,
    agreesOf,
    said,
    noteOf: (id: string) => draft.notes[id] ?? '',
    count: disputed.length,
    open: things.filter((id) => agreesOf(id) === undefined),
    unclear: disputed.find((one) => !said.includes(one)),
    photos: (id: string, name: string) => (
      <RemarkPhotos
        id={id || 'home'}
        of={name}
        photos={photosOf(id)}
        urls={read.pictures}
        onAdd={async (file) => {
          const photo = await sendPhoto(token, file);
          const remark = remarkOf(id);
          await keep({ ...remark, photos: [...remark.photos, photo] });
        }}
        onRemove={(gone) => {
          const remark = remarkOf(id);
          return keep({ ...remark, photos: remark.photos.filter((photo) => photo !== gone) });
        }}
      />
    ),
  };
}
type Answers = ReturnType<typeof useAnswers>;

/** A tenant agrees or disputes thing by thing, then signs the report or refuses to. */
export function AnswerReport(props: Props) {
  const { token, read, onChanged } = props;
  // The step before ends scrolled to its button, so this one scrolls up.
  useEffect(() => void window.scrollTo({ top: 0 }), []);
  const { organization, asked, pictures, remarks, hash } = read;
  const answers = useAnswers(props);
  const [isRefusing, setRefusing] = useState(false);
  const others = (id: string) => remarks.filter(({ item, is_mine }) => item === id && !is_mine);
  const body = { token, hash, remarks: answers.said };
  const onAnswered = () => {
    answers.forget();
    onChanged();
  };
  return (
    <SigningFrame
      wide
      title="Check and sign the report"
      lead={`${asked?.name} signed it for ${organization}. Say of each thing whether you agree. What you write is kept on this device until you sign. Please answer by ${displayDate(asked?.until ?? '')}.`}
    >
      <ReportFacts kind={read.kind} report={read.report} />
      <ReportRooms
        read={read}
        below={({ id, name }) => (
          <>
            <RemarkLines remarks={others(id)} urls={pictures} />
            <Dispute
              id={id}
              name={name}
              agrees={answers.agreesOf(id)}
              note={answers.noteOf(id)}
              onAgree={() => answers.agree([id])}
              onNote={(note) => answers.write(id, note)}
              photos={answers.photos(id, name)}
            />
          </>
        )}
        after={(room) => <AgreeToRest room={room} answers={answers} />}
      />
      <Card title="About the home">
        <RemarkLines remarks={others('')} urls={pictures} />
        <NoteEntry
          id="home"
          label="What belongs to no single thing (optional)"
          note={answers.noteOf('')}
          onNote={(note) => (note === '' ? answers.drop('') : answers.write('', note))}
        />
        {answers.photos('', 'The home')}
      </Card>
      <SignReport
        read={read}
        body={body}
        answers={answers}
        onChanged={onChanged}
        onAnswered={onAnswered}
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
          onSent={onAnswered}
          onChanged={onChanged}
          onClose={() => setRefusing(false)}
        />
      )}
      <StickySign target="sign" />
    </SigningFrame>
  );
}

type Room = MailedReport['report']['rooms'][number];

/** One press for all of a room that was not looked at yet. */
function AgreeToRest({ room: { name, items }, answers }: { room: Room; answers: Answers }) {
  const open = items.map(({ id }) => id).filter((id) => answers.open.includes(id));
  if (open.length < 2) return null;
  return (
    <p>
      <button type="button" className="quiet" onClick={() => answers.agree(open)}>
        {`Agree with ${open.length === items.length ? 'all' : 'the rest'} of ${name}`}
      </button>
    </p>
  );
}

type Signing = {
  read: MailedReport;
  body: { token: string; hash: string; remarks: readonly Remark[] };
  answers: Pick<Answers, 'count' | 'open' | 'unclear'>;
  onChanged: () => void;
  onAnswered: () => void;
  onRefuse: () => void;
};

const things = (count: number): string => (count === 1 ? 'one thing' : `${count} things`);

function stateWords({ count, open }: Signing['answers']): string {
  if (open.length > 0) return `You have not said yet whether you agree with ${things(open.length)}.`;
  if (count === 0) return 'You agree with the report as it is.';
  return `You dispute ${things(count)} and agree with the rest.`;
}

function SignReport({ read, body, answers, onChanged, onAnswered, onRefuse }: Signing) {
  const [name, setName] = useState(read.name);
  const [signature, setSignature] = useState(noSignature);
  const { send, isSending, problem, setProblem } = useStepCall({ onChanged });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const image = imageOf(signature, name);
    const { unclear, open } = answers;
    const [first] = open;
    const missing =
      (unclear && ([`note-${unclear.item || 'home'}`, 'Say what you see differently.'] as const)) ||
      (first !== undefined && ([`agree-${first}`, 'Say of each thing whether you agree.'] as const)) ||
      (name.trim() === '' && (['name', 'Write your name.'] as const)) ||
      (image === '' && (['signature', 'Draw your signature, or type it.'] as const));
    if (missing) {
      setProblem(missing[1]);
      return document.getElementById(missing[0])?.focus();
    }
    const { method } = signature;
    const signed = { is: 'signed' as const, name: name.trim(), signature: image, method };
    const answer = { ...signed, consent: read.consent.version };
    void send(() => api.signing.answerMailedReport({ body: { ...body, answer } }), onAnswered);
  };
  return (
    <Card title="Your signature">
      <form id="sign" noValidate onSubmit={submit}>
        <p>{stateWords(answers)} You sign for all tenants.</p>
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
