/** Common passwords that pass the length rule, lowercase, sorted. First the 1,000 most common of zxcvbn-ts
 * (@zxcvbn-ts/language-common 4.1.3, MIT, © 2012-2016 Dan Wheeler and Dropbox, Inc., © 2021 @zxcvbn-ts):
 * all 1,557 would push the profile function past 200 KB. Then ours: short ones made ten characters long. */
const fromLeaks = `0000000000d 0000000000o 000777fffa 0102030405 010203040506 01234567890 012345678910 0147258369 0147852369 0147896325
  0192837465 01telemike01 0987654321a 0cdh0v99ue 0o9i8u7y6t 1020304050 102030405060 1029384756 1029384756q 10987654321
  1111111111zz 1111122222 11111aaaaa 1112131415 111222333000 111222333a 1122112211 1122334455 112233445566 1123581321
  1133557799 1213141516 1223334444 123123123a 123123123q 123123qweqwe 123321123321 123321456654 123321qweewq
  1234509876 1234554321 1234554321q 12345654321 123456654321 123456782000 123456789. 1234567890 12345678900
  12345678900987654321 12345678901 123456789012 1234567890987654321 1234567890a 1234567890m 1234567890q 1234567890qaz
  1234567890qw 1234567890qwe 1234567890qwerty 1234567890s 1234567890w 1234567890z 1234567890zzz 1234567891 12345678910
  123456789101 12345678912 123456789123 12345678987654321 1234567899 123456789987654321 123456789a 123456789aa
  123456789abc 123456789as 123456789b 123456789c 123456789d 123456789e 123456789f 123456789g 123456789i 123456789k
  123456789l 123456789m 123456789n 123456789o 123456789p 123456789q 123456789qaz 123456789qq 123456789qqq 123456789qw
  123456789qwe 123456789qwerty 123456789r 123456789s 123456789t 123456789v 123456789w 123456789x 123456789y 123456789z
  123456789zx 123456789zxc 12345678qwe 1234567qwertyu 123456qwer 123456qwert 123456qwerty 12345abcde 12345asdfg
  12345qwert 12345qwerty 12345trewq 12345zxcvb 1234qwerasdf 1234qwerasdfzxcv 1234qwerty 1236547890 123hfjdk147
  123qwe123qwe 123qwe456rty 123qweasdzx 123qweasdzxc 12qw34er56ty 1357908642 1357924680 1357997531 1472583690
  159753159753 1597532486 159753456852 17171717aa 1958proman 1986irachka 19952009sa 19mtpgam19 1a2a3a4a5a 1a2b3c4d5e
  1a2s3d4f5g 1a2s3d4f5g6h 1pass1page 1q2q3q4q5q 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed4rf 1qaz2wsx3edc 1qaz2wsx3edc4rfv
  1qazwsxedc 1qazxsw23edc 1qazxsw23edcvfr4 1qwertyuiop 1z2x3c4v5b 23176djivanfros 2468013579 26429vadim 31217221027711
  3141592654 3216732167 32615948worms 38gjgeuftd 3f3fpht7op 3rjs1la7qe 3syqo15hil 41d8cd98f00b 4294967296 42qwerty42
  4815162342 4815162342a 4815162342lost 4904s677075 51051051051 541233432442 5432112345 5544332211 5hsu75kpot
  5t4r3e2w1q 7418529630 742617000027 7777755102q 7894561230 7elephants 7jokx7b9du 7ugd5hip2j 80070633pc 80637852730
  80988218126 87e5nclizry 88002000600 89015173454 89172735872 89211375759 89231243658s 89600506779 89876065093rax
  8phrowz622 8phrowz624 9293709b13 9638527410 987654321a 987654321z 989244342a 999111999q a123456789 a1234567890
  a1a2a3a4a5 a1b2c3d4e5 a1s2d3f4g5 a3eilm2s2y a987654321 abc123456789 abcde12345 abracadabra abrakadabra absolutely
  accountbloc accounting admin18533362 administrator adrenaline ajcuivd289 ajnjuhfabz alabama123 aleksander aleksandra
  alessandra alessandro alexander1 alexandra1 alexandria alinaalina alphaomega alternative ambassador amsterdam1
  an83546921an13 anastasija anastasiya anderlecht andrewjackie angelochek angelofwar animal2000 antananarivu
  apocalypse apokalipsis applesauce armageddon asdfg12345 asdfghjkl1 asdfghjkl123 astalavista astonmartin astonvilla
  auckland2010 australia1 avrillavigne awdrgyjilp azerbaijan azertyuiop azsxdcfvgb azwebitalia babemagnet badnaamhere
  bangladesh baseball12 basketball basketball1 battlefield beautiful1 berezuckiy bestfriend birmingham birthday10
  birthday100 birthday21 birthday299 birthday54 blackberry blackhawks blackheart blackmetal blackwhite bladerunner
  blingbling bluedevils bluedragon bondarenko boy4u2ownnyc braveheart brucewayne bullwinkle businessbabe butterbean
  butterfly1 byajhvfnbrf c43dae874d c43qpul5rz calculator california callofduty cannondale casablanca caterpillar
  cegthgegth cegthgfhjkm celtic1888 cfkfvfylhf cgtwbfkbcn challenger charlie123 cheburashka cheerleader cheerleaers
  cheesecake chessmaster chesterfield chicken123 chickenwing101 chocolate1 chrisbrown christiaan christian1 christophe
  christopher christopher1 cincinnati cinderella clubpenguin cnjvfnjkju cockgobbler cocksucker collection combat123654
  comicbookdb compatible computador computadora confidence connection constantine contortionist coorslight copenhagen
  cosmopolitan counterstrike cristopher ctdfcnjgjkm cvzefh1gkc cxfcnkbdfz cxfcnmttcnm cyberonline cyecvevhbr
  cyjdsvujljv cytuehjxrf darkknight darthvader dashadasha dbrnjhjdbx dbrnjhjdyf dctvghbdtn deeppurple deepthroat
  deerhunter deltaforce department depechemode description desperados deutschland devildriver devilmaycry devilmaycry4
  dfktynbyrf dhjnvytyjub dictionary digitalprodu disneyland dkflbdjcnjr dkflbvbhjdbx dkflbvbhjdyf dodgeviper
  doggystyle domainlock2005 domination donaldduck dragonball dragonballz dragonfire duranduran efbcapa201 ejaculation
  ekaterina20 electronic elizabeth1 enterprise evanescence evangelion everything excellence experience experienced
  fallenangel fartripper fcbarcelona fenerbahce fgjrfkbgcbc fighting54 finalfantasy fiorentina firefighter firestarter
  firstone123 fkg7h4f3v6 fkmnthyfnbdf fktrcfylh1 fktrcfylhf fktrcfylhjdbx fktrcfylhjdyf flintstone flvbybcnhfnjh
  football12 frederiksberg freelancer friendship friendster froinlaven fuck_inside fuckinside fuckmehard fucktheworld
  fuckyou123 fuckyoubitch fuckyouguys fynfyfyfhbde galatasara galatasaray gangbanged gatekeeper gblfhfcbyf generation
  georgetown gettysburg gfhfcjkmrf gfhjkmgfhjkm ghbdtndctv ghbdtnghbdtn ghbdtngjrf ghbdtnrfrltkf ghhh47hj764
  ghhh47hj7649 ghjcnbnenrf ghjcnbvtyz ghjcnjgbpltw ghjcnjgfhjkm ghjcnjghjcnj ghjcnjnfr1 ghjcnjqgfhjkm ghjcnjrdfibyj
  ghjcnjrdfif ghjrehfnehf ghjrjgtyrj ghostrider girlfriend gjikbdctyf gjkysqgbpltw gjytltkmybr godisgreat goldfinger
  good123654 goodfellas gordolee85 grandmaster grandorgue grasshopper greedisgood greengreen greenlantern groupd2013
  gthtcnhjqrf gthtrhtcnjr gunslinger gxlmxbewym gy3yt2rgls hammertime hardwareid harrypotter hd764nw5d7e1vb1
  hedimaptfcor helicopter hellohello hellokitty hellothere helloworld hellraiser highlander hollywood1 hondacivic
  housewifes hshfd4n279 htubcnhfwbz hurricanes hypnodanny iaapptfcor iddqdiddqd iddqdidkfa illuminati iloveboobies
  ilovegirls ilovejesus ilovemusic ilovemylife ilovemyself ilovepussy iloveyou123 impossible incredible independent
  information ingodwetrust insertions installdevic installsqlst installutil intelinside intelligence interacial
  intercourse intermilan international ironmaiden iseedeadpeople j3qq4h7h2v jackdaniels jacqueline jamesbond007
  jediknight jesuschrist jesusislord jesussaves jetbalance jigei743ks jimandanne jlbyjxtcndj juggernaut justforfun
  justinbiebe justinbieber jxfhjdfirf k123456789 kaliningrad kamehameha kbnthfnehf kd189nlcih kingfisher klapaucius
  knickerless kobebryant konstantin kravchenko kristopher kurtcobain ladyffesta lamborghini lamborgini leavemealone
  ledzeppelin left4dead2 letmeinnow lfplhfgthvf lhbjkjubz2957704 lifeisgood lighthouse lightsaber limpbizkit
  linkinpark littlebear littlebitch liverpool1 liverpoolfc livestrong lockerroom lololyo123 loploprock losangeles
  lost4815162342 lotrfotr34 loveforever loveislife lp2568cskt lsia9dnb9y lucifer666 luckycharm lumberjack luojianhua
  lytghjgtnhjdcr m6cjy69u35 madagascar madagaskar magical123 mailcreated5240 management manchester manchester1
  mandragora mangust6403 mapet123456 mapleleafs markhegarty massimiliano masterbaiting masterbate masterbating
  mastercard masterchief mastermind masturbation matematica matematika mathematics maurolarastefy maximilian
  mechanical metallica1 metropolis mevefalkcakk mickeymouse microphone millennium millerlite millertime millionaire
  minecraft123 minhasenha mississippi mitsubishi momsanaladventure moneymaker moneymoney montecarlo montenegro
  montgom240 montgomery morganstanley mostwanted motdepasse motherfuck motherfucker motherlode motorcycle multimedia
  multiplelo multiplelog murcielago mypassword nastya1995 natasha123 naughtyboy nccpl25282 necromancer needforspeed
  nemvxyheqdd5oqxyxyzi networkingpe neveragain nevergiveup neverwinter neworleans newpassword newproject2004
  newzealand nhecsyfujkjdt nhfdvfnjkju123 nightcrawler nikita1998 nikita2000 nintendo64 nissan350z nokia6230i
  nopassword nottingham nthvbyfnjh nuttertools oc247ngucz olcrackmaster oldsmobile olegnaruto omgkremidia ontherocks
  opensesame p030710p$e4o p0o9i8u7y6 painkiller paintball1 parliament parolparol passmaster password00 password01
  password10 password11 password12 password123 password1234 password13 password21 password23 password69 password99
  passwordpassword pathfinder peanutbutter penetrating penetration peppermint perfection performance peternorth
  philadelphia philosophy pittsburgh playstation playstation2 playstation3 pokemon123 polniypizdec0211
  polniypizdec110211 polopolo09 pornografia pornographic pornography porsche911 portsmouth postov1000 powerpower
  premiumcash prettygirl primetime21 prisonbreak production professional programmer prometheus prosperity protection
  psychnaut1 ptybnxtvgbjy puertorico pufunga7782 punksnotdead pussybitch pussyeater pussylicker pussylover pussypussy
  q123456789 q1234567890 q1q2q3q4q5 q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0
  qawsedrftg qawsedrftgyh qazwsx1234 qazwsx12345 qazwsxedc1 qazwsxedc12 qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb
  qazwsxqazwsx qazxswedcvfr qpwoeiruty qq123456789 quant4307s queenas8151 quicksilver quiksilver qwaszxerdfcv
  qwe1234567 qweasdzxc1 qweasdzxc123 qwerasdfzxcv qwert12345 qwert54321 qwertasdfg qwerttrewq qwerty1234 qwerty12345
  qwerty123456 qwerty123456789 qwerty2010 qwertyasdfgh qwertyuiop qwertyuiop1 qwertyuiop123 qwertyytrewq r3vi3wpass
  rammstein1 realmadrid reanimator redemption residentevil respublika revelation reviewpass revolution rfgecnfcerf
  rfhfrfnbwf rfhfvtkmrf rfkmrekznjh rfnfcnhjaf rfnfgekmnf rhbcnbyjxrf richardson riverplate rjhjkmbien rjirfrgbde
  rjycnbnewbz rjycnfynby rkfdbfnehf roadrunner roflcopter romanroman ronaldinho rottweiler runescape1 s123456789
  s456123789 sacramento sailormoon salamander salamandra samsung123 sanandreas sanfrancisco sasha12345 sashasasha
  saun24865709 scandinavian schoolgirlie schumacher scoubidou2 scoubidou6 sebastian1 seemnemaailm selfok2013
  serendipity sersolution sevastopol sexmachine sexpistols shadow1212 shakespeare shamanking shevchenko shithappens
  sidewinder silenthill simpleplan skateboard skorpion39 slipknot666 smallville snusmumrik sojdlg123aljg solidsnake
  sonyericsson soso123aljg spam967888 spartak1922 spartan117 spiderman1 springfield stalingrad stalker123 stomatolog
  stratocaster strawberry streetball stronghold studioworks studmuffin suckmycock suckmydick summertime sundaypunch
  sunderland superduper superman123 supermanboy supermario supernatural superpuper supersonic supervisor svetasveta
  sweetdream sweetheart sweetpussy syncmaster t34vfrc1991 table54781 tadmichaels tamwsn3sja techniques technology
  telecaster television temppassword terminator testing123 thunderbird ticketmaster tigerwoods timberlake timberland
  timberwolf tinkerbell tokiohotel tombraider transexual transformer transformers translator trustnoone ufhhbgjnnth
  ujkjdjkjvrf unbelievable uncencored undercover underground undertaker underworld unforgiven university usuckballz1
  vanyarespekt venom121293 verygoodbot vfhufhbnrf vfhvtkflrf vflfufcrfh vfntvfnbrf vfrcbvvfrcbv vfvfgfgf123
  vfvfvskfhfve vfylfhbyrf virtuagirl vladislava volkswagen volleyball vqsablpzla vsjasnel12 vyjujnjxbt w2dlww3v5p
  wachtwoord walkman555 wallstreet washington watermelon webhompass websolutions weihnachte weihnachten welcome123
  wellington wenef45313 whatthefuck whatthehell whitepower whosyourdaddy winchester winnipeg261 wishmaster wolverines
  wonderland wonderwall wrestling1 xpressmusic yanshi1982 ybrjkftdbx ybrjkftdyf yfcnzyfcnz yfnfitymrf yjdsqgfhjkm
  z123456789 z1x2c3v4b5 zaq1xsw2cde3 zaqwsxcderfv zaratustra zcxfcnkbdf zjses9evpa zqjphsyf6ctifgu zx123456789
  zxcasdqwe123 zxcvb12345 zxcvbnm123`;
const ours = `0123456789 0987654321 1212121212 123123123123 1231231234 12345123451 123456123456 147258369a 9876543210 aa12345678
  aaa1234567 abc1234567 abcd123456 abcd1234567 abcdefghij abcdefghijk admin12345 admin123456 admin@1234 adminadmin
  arsenal123 asdf123456 asdfasdfasdf asdfghjkl; barcelona1 baseball123 batman1234 changeme123 chelsea123 computer123
  dragon1234 football123 iloveyou12 iloveyou1234 iloveyouforever internet123 jordan2323 letmein123 letmein1234
  manchesterunited master1234 michael123 monkey1234 mypassword1 mypassword123 newpassword1 p@ssw0rd12 p@ssw0rd123
  p@ssword123 passw0rd12 passw0rd123 password12345 password123456 poiuytrewq princess12 princess123 qwertyqwerty
  secret1234 starwars123 summer2026 sunshine12 sunshine123 superman12 thepassword trustno1234 welcome1234 welcome2024
  welcome2025 welcome2026 whatever123 zxcvbnm1234`;

export const commonPasswords: ReadonlySet<string> = new Set(`${fromLeaks} ${ours}`.split(/\s+/));
