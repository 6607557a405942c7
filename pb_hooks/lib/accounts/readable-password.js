// @ts-check
// A password that can be read out on the phone and typed by a child: three short words and four digits, such as
// tiger-lemon-piano-4821. 512 words and ten digits make 40 bits, and each is as likely as any other. No letter has an
// accent, and many of the words are the same in English and French.
const words = `
	acorn actor album alley amber anchor angle animal anise apple april apron arch arena aria arrow artist aspen aster
	atlas atom august autumn avenue baker ballad ballet balm bamboo banana banjo barn basil basin basket bay beach
	beacon bean bear beaver bell bench berry bike birch bird bison blue board boat bonsai book boot border bottle bounce
	bowl box branch bread breeze brick bridge bright bronze brook broom brown brush bubble bucket buffet butter button
	cabin cactus cafe cake camel camera camp camper canal candle candy canoe canvas canyon carpet carrot castle cedar
	cello cement centre cereal chair chalk charm cherry chess chorus cinema circle circus citron citrus clay client
	cliff clock cloud clover club coal coast cobalt cocoa coffee comet condor copper coral corner cosmos cotton crane
	crater crayon cream creek crown cube cup curry cycle daisy dance dates dawn decor deer delta denim desert design
	desk diary dinner disco dome domino door double dragon drama dream drum dune eagle earth east echo engine fable
	fabric falcon family farm feast fence fern ferry fiddle field fiesta fig film finch flint float flora flower flute
	foam focus folk forest forum fossil fox frame fresh frost fruit future galaxy galley garden garlic gate gentle giant
	ginger glass globe glove goal gold gong grain grand grape graph grass gravel green grove guava guitar hall hammer
	handle harbor harp hazel heart hedge helmet herb heron hill hobby honey hotel house idea igloo image index indigo
	iris iron island ivory ivy jacket jade jaguar jasmin jazz jelly jetty jewel jigsaw juice july jumbo june jungle
	kayak kettle key kilo kimono kite kiwi koala lace ladder lagoon lake lamp laurel lava lawn leaf legend lemon lens
	lesson letter level light lilac lily lime linen lion liquid lizard llama lobby logic lotus lunar lunch lute lyric
	magic magnet mango maple marble march marine market marsh mask medal melody melon memory mentor menu metal meteor
	metro middle mile mimosa mint mirror model modern moment moon mosaic motor mouse museum music myrtle mystic navy
	nectar needle nest nickel noble north novel nutmeg oak oasis oat oboe ocean olive onion onyx opal opera orange orbit
	orchid otter oval oxygen paddle palace palm panda papaya paper parade park parrot pasta path pea peach pearl pebble
	pencil pepper petal photo piano picnic pillow pilot pine pixel pizza planet plant plaza plum pocket poem pony poppy
	portal prism public puzzle quartz quilt radar radio radish raft rain ranch reed ribbon rice ring river road robin
	robot rocket rose route ruby rugby saddle sage salad salmon salt sand satin sauce school season secret seed shell
	ship silk silver singer sketch sky smile snow soap solar solo sonata song soup south spark sphere spice spoon spring
	square stable star statue stone studio sugar summer sun swan table talent tango taxi tempo tennis tent thyme ticket
	tiger timber toast tomato topaz torch tower train tree tulip tunnel turtle valley vapor vase velvet violet violin
	vision vista voice volley waffle walnut water wave whale wheat wheel willow window winter wisdom wolf wonder wool
	yacht yellow yogurt zebra zenith
`
	.trim()
	.split(/\s+/);

/** @returns {string} a new one, random */
const readablePassword = () => [word(), word(), word(), $security.randomStringWithAlphabet(4, "0123456789")].join("-");

/** Nine random bits count from 0 to 511. */
const word = () => words[Number.parseInt($security.randomStringWithAlphabet(9, "01"), 2)];

module.exports = { readablePassword };
