# The player aid: what is printed besides the quick reference, the rules and the cards.

aid-title = { $game ->
    [card] Card game: player aid
   *[board] Board game: player aid
}
aid-summary = The rules in short, { $page } of { $pages }
aid-reference = Reference
aid-foot = E-Day, an unofficial digital table. Small codes are rules: eday rules tells each of them.
aid-marks = Signs on cards, and what one of them says
aid-cogs = COGs
aid-missions = Missions
aid-chapters = Chapters

## What keeps one from being printed

aid-extra = a PDF needs the library fpdf2: pip install "eday[aid]" (--html does without)
aid-no-font = no font here has the letters of '{ $language }': install the package { $package }, or name a font with --font FILE
aid-font-lacks = { $file } lacks letters this aid needs, such as { $letters }
aid-overflow = { $sheet } does not fit on its page
aid-bad-font = { $file } is not a font that can be put into a PDF
