import { useRef } from 'react';
import SignatureCanvas from 'react-signature-canvas';

/** COS-01, COS-02: the values of the spec. */
export const pen = { penColor: 'blue', minWidth: 0.5, maxWidth: 2.5, minDistance: 5, throttle: 16 } as const;
export const padSize = { width: 300, height: 70 } as const;

/** Where a signature is drawn. `onImage` gets a PNG, or an empty text when nothing is drawn. */
export function SignaturePad({ id, onImage }: { id: string; onImage: (image: string) => void }) {
  const pad = useRef<SignatureCanvas>(null);
  const tell = () => {
    const { current } = pad;
    if (current) onImage(current.isEmpty() ? '' : current.getCanvas().toDataURL('image/png'));
  };
  const clear = () => {
    pad.current?.clear();
    tell();
  };
  const undo = () => {
    const { current } = pad;
    const strokes = current?.toData().slice(0, -1) ?? [];
    current?.clear();
    if (strokes.length > 0) current?.fromData(strokes);
    tell();
  };
  return (
    <div className="pad">
      <SignatureCanvas
        ref={pad}
        {...pen}
        onEnd={tell}
        canvasProps={{ ...padSize, id, role: 'img', 'aria-label': 'Signature pad', tabIndex: -1 }}
      />
      <div className="pad-tools">
        <button type="button" className="quiet" onClick={undo}>
          Undo
        </button>
        <button type="button" className="quiet" onClick={clear}>
          Clear
        </button>
      </div>
    </div>
  );
}
