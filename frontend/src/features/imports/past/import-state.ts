import { CircleCheck, CircleDashed, CircleSlash, type LucideIcon, RotateCcw } from 'lucide-react';
import type { ImportLine } from '../../../../../shared/contract/imports';
import type { BadgeTone } from '../../../ui/primitives/status-badge';

type Look = { readonly tone: BadgeTone; readonly icon: LucideIcon; readonly word: string };

export const stateLooks: Readonly<Record<ImportLine['state'], Look>> = {
  running: { tone: 'warning', icon: CircleDashed, word: 'Not finished' },
  done: { tone: 'success', icon: CircleCheck, word: 'Imported' },
  undoing: { tone: 'warning', icon: RotateCcw, word: 'Undo not finished' },
  undone: { tone: 'neutral', icon: CircleSlash, word: 'Undone' },
};

/** The undo button's label, by state. */
export const undoLabels: Readonly<Partial<Record<ImportLine['state'], string>>> = {
  running: 'Undo',
  done: 'Undo',
  undoing: 'Continue undoing',
};
