import { useState } from 'react';
import { limits } from '../../../../../shared/domain/limits';
import type { Category, Hazard } from '../../../../../shared/domain/requests/categories';
import { mayEnterKeys } from '../../../../../shared/domain/requests/request';
import { requestLimits } from '../../../../../shared/domain/requests/request-limits';
import { api } from '../../../api/client';
import { now } from '../../../api/clock';
import { refusalWords } from '../../../api/refusal-words';
import { categoryOptions, hazardOptions, mayEnterWords } from '../../../domain-ui/request/request-words';
import { type TypedWindow, WindowsField, windowOf } from '../../../domain-ui/request/windows-field';
import { dayIn } from '../../../ui/data/zone-time';
import { Notice } from '../../../ui/feedback/notice';
import { useLeaveGuard } from '../../../ui/feedback/use-leave-guard';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Refusal } from '../../../ui/primitives/text';
import { AttachFiles } from '../parts/attach-files';
import { useAttached } from '../parts/use-attached';
import type { RaisePlace } from './raise-place';
import { useRaise } from './use-raise';

const enterChoices = mayEnterKeys.map((value) => ({ value, label: mayEnterWords[value] }));
const howOptions = [
  { value: 'app', label: 'Seen by us' },
  { value: 'phone', label: 'By telephone' },
  { value: 'mail', label: 'By email' },
];

type Props = {
  place: RaisePlace;
  /** Staff say how they learned of it, and name a hazard themselves. */
  isDesk: boolean;
  onRaised: (id: string) => void;
  /** It waits for network. */
  onHeld?: () => void;
};

/** What is wrong, where, with photos, and when somebody may come. */
export function RaiseForm({ place, isDesk, onRaised, onHeld }: Props) {
  const attached = useAttached((body) => api.requests.createRequestUpload({ body }));
  const [category, setCategory] = useState<Category | ''>('');
  const [hazard, setHazard] = useState<Hazard | ''>('');
  const [how, setHow] = useState<'app' | 'phone' | 'mail'>('app');
  const [area, setArea] = useState('');
  const [room, setRoom] = useState('');
  const [words, setWords] = useState('');
  const [mayEnter, setMayEnter] = useState<(typeof mayEnterKeys)[number]>('call');
  const [pets, setPets] = useState('');
  const [windows, setWindows] = useState<readonly TypedWindow[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { raise, alike } = useRaise(onRaised, onHeld);
  useLeaveGuard((words !== '' || attached.files.length > 0) && !raise.isPending && !raise.isSuccess);
  const isCommon = place.unit_id === undefined;
  const send = (isAnother: boolean) => {
    const suits = windows.map((typed) => windowOf(typed, place.zone));
    const wrong = {
      ...(category === '' && { category: 'Choose what it is about' }),
      ...(words.trim() === '' && { words: 'Say what is wrong' }),
      ...(isCommon && area.trim() === '' && { area: 'Say where it is' }),
      ...(suits.includes(undefined) && { windows: 'Each time needs a day, a beginning and a later end.' }),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length > 0 || category === '') return;
    raise.mutate({
      property_id: place.property_id,
      ...(place.unit_id !== undefined && { unit_id: place.unit_id }),
      area: area.trim(),
      room: room.trim(),
      category,
      words: words.trim(),
      ...(hazard !== '' && { hazard }),
      may_enter: mayEnter,
      pets: pets.trim(),
      windows: suits.flatMap((suit) => suit ?? []),
      files: [...attached.files],
      how,
      is_another: isAnother,
    });
  };
  return (
    <Section title="What is wrong?">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(false);
        }}
      >
        <Stack gap="5">
          <SelectField
            label="Category"
            required
            placeholder="Choose"
            options={categoryOptions}
            value={category}
            error={problems.category}
            onChange={({ target }) => setCategory(target.value as Category)}
          />
          <TextAreaField
            label="What is wrong?"
            required
            rows={4}
            maxLength={limits.descriptionCharacters}
            value={words}
            error={problems.words}
            onChange={({ target }) => setWords(target.value)}
          />
          {isCommon && (
            <TextField
              label="Which common area?"
              required
              hint="Stairs, laundry, parking."
              value={area}
              error={problems.area}
              onChange={({ target }) => setArea(target.value)}
            />
          )}
          <TextField
            label="Room"
            hint="Kitchen, bathroom, balcony."
            maxLength={limits.textCharacters}
            value={room}
            onChange={({ target }) => setRoom(target.value)}
          />
          <AttachFiles attached={attached} label="Add photos or a short video" />
          {isDesk && (
            <Columns widths="1fr 1fr" from="sm" gap="4">
              <SelectField
                label="Emergency"
                placeholder="None"
                options={hazardOptions}
                value={hazard}
                onChange={({ target }) => setHazard(target.value as Hazard | '')}
              />
              <SelectField
                label="How do you know?"
                options={howOptions}
                value={how}
                onChange={({ target }) => setHow(target.value as typeof how)}
              />
            </Columns>
          )}
          {!isCommon && (
            <>
              <ChoiceCards
                label="May somebody enter while nobody is home?"
                name="may_enter"
                columns={3}
                choices={enterChoices}
                value={mayEnter}
                onValue={setMayEnter}
              />
              <TextField
                label="Pets"
                hint="A dog in the kitchen, a cat that must stay in."
                maxLength={limits.textCharacters}
                value={pets}
                onChange={({ target }) => setPets(target.value)}
              />
              <WindowsField
                windows={windows}
                onWindows={setWindows}
                min={dayIn(place.zone, now())}
                most={requestLimits.windows}
              />
              {problems.windows && <Refusal>{problems.windows}</Refusal>}
            </>
          )}
          {alike && (
            <Notice
              kind="warning"
              title="This was sent within the last hour"
              action={
                <Row>
                  <LinkButton
                    variant="outline"
                    to="/servicerequestDetails-data"
                    search={{ id: alike.request_id }}
                  >
                    Open it
                  </LinkButton>
                  <Button pending={raise.isPending} onClick={() => send(true)}>
                    Send it anyway
                  </Button>
                </Row>
              }
            >
              {`${alike.name}: ${alike.words}`}
            </Notice>
          )}
          {raise.isError && <Refusal>{refusalWords(raise.error)}</Refusal>}
          {!alike && (
            <Row>
              <Button type="submit" pending={raise.isPending || attached.isSending} pendingText="Sending">
                Send request
              </Button>
            </Row>
          )}
        </Stack>
      </form>
    </Section>
  );
}
