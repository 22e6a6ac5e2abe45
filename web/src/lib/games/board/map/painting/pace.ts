/** Whether this machine paints fast enough. */

/** Longer than that for a square is slow: it would be two seconds for a tile. */
const PATIENCE = 2000 / 48;
/** Slow pieces on end until it is slow indeed: any machine is busy with something else now and then. */
const ENOUGH = 3;

export class Pace {
  private slow = 0;

  /** Notes a piece that was painted, and says whether there is no use in going on. */
  tooSlow(milliseconds: number, squares: number): boolean {
    this.slow = milliseconds > PATIENCE * squares ? this.slow + 1 : 0;
    return this.slow >= ENOUGH;
  }
}
