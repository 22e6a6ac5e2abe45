# What a mission or a chapter is about, in three sentences each: read before it is begun. Nothing here is a rule.

## Missions of the board game

story-emergence = The street was quiet for one night before the paving began to breathe. Now the old quarter has holes in it, and every hole has teeth. Go in with grenades, close what can be closed, and be ready for whoever wanted out of the last one.
story-china_shop = She is blind, she is furious, and she heard you close the door. No rifle in the squad will so much as slow her down. Make noise, stay ahead of it, and walk her under the one weapon that looks down from orbit.
story-belly_of_the_beast = The tunnels under the city were not dug by anyone with a map. Somewhere below lies a code, and below that the place where a charge would hurt the most. Setting it is the short part; standing there until it is over is the long one.
story-roadblocks = The convoy stopped answering at the third barricade. What is left of the road hisses and ticks, and nobody can see further than the next wreck. Pick a way out while there are still two, and leave no one behind on it.
story-scattered = The floor gave way and the squad became two squads. Each half hears the other fight through stone it cannot get past. Open their door, trust that they open yours, and meet where the big guns are waiting.
story-hive = Every tunnel so far has led down, and this is what it led to. Chanting carries through the rock, and the dead on their side do not stay dead for long. At the bottom stands an empty throne with a guard who has never lost it.
story-horde_mode = There is no objective on this map but the next minute. They come in six waves, each with something worse than the one before. Count your rounds between them, for nobody else will.

## The card game

story-tutorial = Two Gears, one wall, and a patrol that does not know they are there yet. A guide stands behind your shoulder and says what each card is for. After a few turns it steps back, and the fight is yours.
story-ch01-scenario = The prison yard lies open and the patrols have grown careless. Both sides bring only what they always carry, and a row of broken walls to fight over. It is a small fight, and everything afterwards begins with it.
story-ch02-scenario = A soldier nobody expected to see again buckles his armor on. Before he has a rifle in his hands the walls are alive with claws. They are weak one by one, and they never come one by one.
story-ch03-scenario = The plaza looks empty because everyone who crossed it is still lying there. A mounted gun has learnt every stone of it by heart. Somebody has to cross to the wrong side of the wall, where one hits harder and is hit harder.
story-ch04-scenario = The hall had a roof once, and four good walls this morning. Something is running through them, one after another, and it does not look for the doors. Keep out of its way until the sky answers the call.
story-ch05-scenario = When the sun goes, the air itself begins to hunt. A lamp is worth more than a wall tonight, and lamps can be shot out. Fight your way from one pool of light to the next and do not stand in between.
story-ch06-scenario = The machines still turn although nobody has worked here for years. What stands in the hall is hidden under dust and tarpaulin until someone leans on it. Two clocks are running, and only one of them is yours.
story-ch07-scenario = The car has one working lamp, half a tank and no doors worth the name. Wings keep up with it on either side of the road. Drive where there is light, shoot where there is none, and do not stop.
story-ch08-scenario = The generator coughs, and the dark comes down like a lid. Whoever fires is seen, and whoever is seen is alone. It will not last long, one way or the other.
story-ch09-scenario = The wells down here glow, and now the things that drink from them glow as well. They run at you as they always did, but they burst when they fall. Choose with care where each of them dies.
story-ch10-scenario = The platform trembles in step with something that has too many legs. Bullets ring off its shell as if off a bell. Take the legs first, then look it in the face.
story-ch11-scenario = The lecture halls are rubble, and the courtyard has a new tenant. He brought a gun that needs a tripod and carries it like a bag of tools. Cover does not last here, so neither may you stay.
story-ch12-scenario = The house has good windows and bad neighbors. A small machine in the study is reading something that must not be lost, and it reads slowly. Bar the doors and buy it time, card by card.
story-ch13-scenario = Fat shapes squat on the hill and cough up things that fly. Every minute the sky grows darker with them. Two old friends go up the hill because somebody must.
story-ch14-scenario = The first thing one sees is the guns, and then what carries them. It does not go round buildings. Take its guns from it, for there is no other way to make it small.
story-ch15-scenario = The last train runs, and he is standing on its roof. The dark moves around him like a cloak and eats what is fired at it. Break the swarm, then the man, before the line ends.
