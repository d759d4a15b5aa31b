import { padSize } from './signature-pad';

const hand = '"Segoe Script", "Bradley Hand", "Snell Roundhand", "URW Chancery L", cursive';
const margin = 12;
const largest = 40;
const smallest = 14;

/** A typed name as the same kind of PNG that drawing makes; empty without a name. */
export function drawName(name: string): string {
  const canvas = Object.assign(document.createElement('canvas'), padSize);
  const context = canvas.getContext('2d');
  if (!context || name.trim() === '') return '';
  let size = largest;
  do {
    context.font = `italic ${size}px ${hand}`;
    size -= 2;
  } while (size >= smallest && context.measureText(name).width > padSize.width - 2 * margin);
  context.fillStyle = 'blue';
  context.textBaseline = 'middle';
  context.fillText(name.trim(), margin, padSize.height / 2, padSize.width - 2 * margin);
  return canvas.toDataURL('image/png');
}
