import { drawName } from '../../../ui/media/draw-name';
import { SignaturePad } from '../../../ui/media/signature-pad';

export type Method = 'drawn' | 'typed';
export type Signature = { readonly method: Method; readonly image: string };

export const noSignature: Signature = { method: 'drawn', image: '' };

const methods: readonly (readonly [Method, string])[] = [
  ['drawn', 'Draw'],
  ['typed', 'Type'],
];

type Props = {
  /** The text of a typed signature. */
  name: string;
  value: Signature;
  onChange: (signature: Signature) => void;
  id: string;
};

/** The signature, drawn or typed (for people who cannot draw). Both become the same PNG. */
export function SignatureField({ name, value: { method }, onChange, id }: Props) {
  const typed = method === 'typed' ? drawName(name) : '';
  return (
    <fieldset className="signature">
      <legend>Signature</legend>
      <div className="methods">
        {methods.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="method"
              checked={method === value}
              onChange={() => onChange({ method: value, image: '' })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {method === 'drawn' ? (
        <SignaturePad id={id} onImage={(image) => onChange({ method, image })} />
      ) : (
        <div className="pad" id={id} tabIndex={-1}>
          {typed ? (
            <img src={typed} width={300} height={70} alt={`Signature: ${name}`} />
          ) : (
            <p className="pad-empty">Type your name above.</p>
          )}
        </div>
      )}
    </fieldset>
  );
}

/** The picture to send; empty when there is none yet. */
export const imageOf = ({ method, image }: Signature, name: string): string =>
  method === 'typed' ? drawName(name) : image;
